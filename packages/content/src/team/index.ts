import { defineCollection } from "../lib/collection.ts";
import type { Dentist, SupportStaff } from "./schema.ts";

export { type Dentist, type DentistSlug, dentistSlugs, type SupportStaff } from "./schema.ts";

/** The nine dentists, leads first. */
export const dentists = defineCollection<Dentist>([]);

/** The support staff. */
export const supportStaff = defineCollection<SupportStaff>([]);
