import type { Branch } from "../src/branches/schema.ts";
import { firstVisitPath, quietVisitPath } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type FirstVisitPage = ReturnType<typeof firstVisitPage>;

const THEME = "kids";

const senses = ["see", "hear", "feel", "help"] as const;

/** A social story and a sensory guide for a first visit to a branch. Printed, the story is a sheet of pictures. */
export function firstVisitPage(site: Site, branch: Branch) {
  const { firstVisit: page, quietVisit, name, path } = branch;
  const labels = site.setting("branch-labels");
  const parents = [{ name, path }];
  return {
    head: pageHead(site, {
      page,
      path: firstVisitPath(branch),
      picture: leadPicture(page.story.steps.map(({ picture }) => picture)),
      parents,
      theme: THEME,
    }),
    theme: THEME,
    banner: banner(site, { title: page.title, text: page.intro, parents }),
    story: {
      id: "story",
      title: page.story.heading,
      steps: page.story.steps.map(({ text, picture }) => ({ text, picture: site.picture(picture) })),
    },
    senses: {
      id: "senses",
      title: page.senses.heading,
      places: page.senses.places.map(({ place, ...impressions }) => ({
        place,
        impressions: senses.map((sense) => ({ term: labels[sense], value: impressions[sense] })),
      })),
    },
    before: {
      id: "before",
      ...page.before,
      link: quietVisit && { name: quietVisit.title, path: quietVisitPath(branch) },
    },
  };
}
