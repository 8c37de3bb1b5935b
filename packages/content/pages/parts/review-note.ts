import type { Slug } from "../../src/collection/slug.ts";
import type { Site } from "../site.ts";

/** Who checked a text about health, and when; or that nobody has yet. */
export function reviewNote(
  site: Site,
  { reviewedBy, reviewedOn }: { reviewedBy: Slug<"dentists">; reviewedOn?: string },
) {
  // An unchecked page doesn't need the dentist's record, which another language may not have.
  const dentist = reviewedOn === undefined ? undefined : site.dentists.get(reviewedBy);
  if (reviewedOn && dentist && !dentist.sample) {
    const sentence = site.setting("treatment-labels").reviewed;
    return sentence.replace("{dentist}", dentist.name).replace("{date}", site.words.date(reviewedOn));
  }
  return site.setting("clinic").demonstration ? site.setting("samples").reviewer : undefined;
}
