import type { Branch } from "../src/branches/schema.ts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import { firstVisitPath, quietVisitPath } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import { branchContacts } from "./parts/branch.ts";
import type { Site } from "./site.ts";

export type QuietVisitPage = ReturnType<typeof quietVisitPage>;

const THEME = "kids";

/** How to ask for a visit without noise, bright light and other people, and a story of it. */
export function quietVisitPage(site: Site, branch: Branch) {
  const page = getOrThrow(branch.quietVisit, "the story of a quiet visit");
  const { firstVisit, name, path } = branch;
  const parents = [{ name, path }];
  const said = page.testimonial && site.testimonials.get(page.testimonial);
  return {
    head: pageHead(site, {
      page,
      path: quietVisitPath(branch),
      picture: leadPicture(page.story.steps.map(({ picture }) => picture)),
      parents,
      theme: THEME,
    }),
    theme: THEME,
    banner: banner(site, { title: page.title, text: page.intro, parents, current: page.breadcrumb }),
    ask: { id: "ask", title: page.ask.heading, text: page.ask.body.join(" ") },
    contacts: { branches: branchContacts(site).filter(({ slug }) => slug === branch.slug) },
    facts: [
      ...page.facts,
      ...(said
        ? [
            {
              heading: `${said.name}, ${site.withSampleNote(said.role, said.sample, "review")}`,
              body: [`“${said.content}”`],
            },
          ]
        : []),
    ],
    story: {
      id: "story",
      title: page.story.heading,
      steps: page.story.steps.map(({ text, picture }) => ({ text, picture: site.picture(picture) })),
    },
    before: {
      id: "before",
      ...page.before,
      link: { name: firstVisit.senses.heading, path: `${firstVisitPath(branch)}#senses` },
    },
  };
}
