import { defineCollection } from "../lib/collection.ts";
import { dentalImplant } from "./dental-implant.ts";
import type { Treatment } from "./schema.ts";

export { type TreatmentSlug, treatmentPath } from "../routes/treatment-slugs.ts";
export type { Case, Destination, Faq, Step, Treatment, TripPlan } from "./schema.ts";

/** All treatment and super-speciality pages, in the order of the menu. */
export const treatments = defineCollection<Treatment>([dentalImplant]);
