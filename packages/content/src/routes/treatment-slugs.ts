/** The 26 treatment pages (specification, section 2, "Treatment pages"), in the order of the menu. */
export const treatmentSlugs = [
  "dental-implant",
  "single-tooth-implant",
  "multiple-teeth-implants",
  "full-mouth-dental-implants",
  "full-mouth-rehabilitation",
  "general-dentistry",
  "dental-cleanup",
  "cavity-management",
  "root-canal",
  "crowns-and-bridges",
  "soft-tissue-management",
  "dental-extractions",
  "aesthetic-dentistry",
  "digital-smile-design",
  "smile-makeover",
  // A public address: it keeps its spelling. The visible words are spelled "veneers".
  "dental-veeners",
  "teeth-whitening",
  "tooth-colored-fillings",
  "braces-and-aligners",
  "braces-treatment",
  "aligner",
  "dentistry-for-kids",
  "preventive-treatments",
  "general-anaesthesia",
  "myofunctional-dentistry",
  "special-needs-children-and-adults",
] as const;

/** The three super-speciality pages, below `/super-speciality/` (specification, section 2). */
export const superSpecialitySlugs = [
  "single-same-day-dentistry",
  "3-d-facially-driven-dentistry",
  "dental-tourism",
] as const;

/** Slugs of all treatment records. */
export const allTreatmentSlugs = [...treatmentSlugs, ...superSpecialitySlugs] as const;

/** Slug of a treatment record. */
export type TreatmentSlug = (typeof allTreatmentSlugs)[number];

const superSpecialities: ReadonlySet<string> = new Set(superSpecialitySlugs);

/** Path of a treatment's page, without the final slash. */
export function treatmentPath(slug: TreatmentSlug): string {
  return superSpecialities.has(slug) ? `/super-speciality/${slug}` : `/${slug}`;
}
