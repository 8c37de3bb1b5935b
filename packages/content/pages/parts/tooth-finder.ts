import { pagePaths } from "../../src/paths.ts";
import type { Site } from "../site.ts";
import { reviewNote } from "./review-note.ts";

/** A likely match for a visitor's words. */
export interface Trouble {
  name: string;
  path: string;
  /** The tooth or the concern that it belongs to. */
  help: string;
  /** The kind of tooth, from 1 for the middle incisor. */
  tooth?: number;
}

/** The teeth and the concerns on the home page, and what its field for words finds among them. */
export function toothFinder(site: Site) {
  const page = site.page("concerns");
  const { title, when, concerns } = page;
  const teeth = site.setting("teeth");
  const concernPath = (slug: string) => `${pagePaths.concerns}#${slug}`;
  return {
    finder: {
      id: "concerns",
      title,
      text: [teeth.intro, reviewNote(site, page)].filter(Boolean).join(" "),
      action: pagePaths.concerns,
      field: { label: teeth.search.label, hint: teeth.search.hint },
      arch: { label: teeth.label, hint: teeth.hint, sides: teeth.sides, picture: site.picture(teeth.image) },
      concerns: {
        title: teeth.concerns,
        choices: [
          ...concerns
            .filter(({ onHomePage }) => onHomePage)
            .map(({ slug, name }) => ({ name, path: concernPath(slug) })),
          { name: teeth.more, path: pagePaths.concerns },
        ],
      },
      teeth: teeth.kinds.map(({ name, troubles }) => ({
        name,
        choices: troubles.map(({ text, help, path }) => ({ name: text, path, help })),
      })),
      troubles: teeth.troubles,
      when: { title: when, text: teeth.when },
      back: teeth.back,
    },
    troubles: troublesOf(site),
    answers: {
      found: { title: teeth.search.found },
      none: { title: teeth.search.none, text: teeth.search.else },
      failed: { title: teeth.search.failed, text: teeth.search.else },
    },
  };
}

/** What the words are compared with. */
function troublesOf(site: Site): Trouble[] {
  return [
    ...site
      .page("concerns")
      .concerns.flatMap(({ name, choices }) =>
        choices.map(({ text, path }) => ({ name: text, path, help: name })),
      ),
    ...site
      .setting("teeth")
      .kinds.flatMap(({ name, troubles }, index) =>
        troubles.map(({ text, path }) => ({ name: text, path, help: name, tooth: index + 1 })),
      ),
  ];
}
