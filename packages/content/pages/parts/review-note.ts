import type { Slug } from "../../src/collection/slug.ts";
import type { Site } from "../site.ts";

/** Who checked a text about health, and when; or that nobody has yet. */
export function reviewNote(
  site: Site,
  { reviewedBy, reviewedOn }: { reviewedBy: Slug<"dentists">; reviewedOn?: string },
) {
  const { name, sample } = site.dentists.get(reviewedBy);
  if (reviewedOn && !sample) {
    const sentence = site.setting("treatment-labels").reviewed;
    return sentence.replace("{dentist}", name).replace("{date}", site.words.date(reviewedOn));
  }
  return site.setting("clinic").demonstration ? site.setting("samples").reviewer : undefined;
}
