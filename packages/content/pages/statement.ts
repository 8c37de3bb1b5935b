import { opening } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type StatementPage = ReturnType<typeof statementPage>;

/** The privacy or the accessibility statement, with the clinic's facts in their sections. Samples are marked. */
export function statementPage(site: Site, name: "privacy" | "accessibility") {
  const page = site.page(name);
  const clinicFacts = site.setting("data-protection");
  return {
    ...opening(site, name, site.page("home").hero.image),
    statement: {
      updated: page.updated.replace("{date}", site.words.date(page.updatedOn)),
      sections: page.sections.map(({ facts, ...section }) => ({
        ...section,
        facts:
          facts &&
          clinicFacts[facts].map(({ term, value, sample }) => ({
            term,
            value: site.withSampleNote(value, sample, "fact"),
          })),
      })),
    },
  };
}
