import { treatmentPath } from "../src/paths.ts";
import { opening } from "./parts/banner.ts";
import { emergencyNotice } from "./parts/emergency-notice.ts";
import { reviewNote } from "./parts/review-note.ts";
import type { Site } from "./site.ts";

export type ConcernsPage = ReturnType<typeof concernsPage>;

/** From a concern, in a visitor's words, to the page that answers it. */
export function concernsPage(site: Site) {
  const page = site.page("concerns");
  const names = pageNames(site);
  const { head, banner } = opening(site, "concerns", site.page("home").hero.image);
  return {
    head,
    banner: { ...banner, note: reviewNote(site, page) },
    emergency: emergencyNotice(site),
    concerns: {
      labels: { when: page.when, read: page.read },
      concerns: page.concerns.map(({ slug, name, when, choices }) => ({
        id: slug,
        name,
        when,
        choices: choices.map(({ text, path }) => ({ name: text, path, text: names.get(path) })),
      })),
    },
  };
}

/** Names of treatments, by path. For other pages the choice's own words are enough. */
function pageNames({ treatments }: Site): ReadonlyMap<string, string> {
  return new Map(treatments.all.map((treatment) => [treatmentPath(treatment), treatment.name] as const));
}
