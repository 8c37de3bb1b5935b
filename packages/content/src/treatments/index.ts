import records from "../../dist/en/records/treatments.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { Treatment } from "./schema.ts";

export { treatmentPath } from "../paths.ts";
export type { Case, Destination, Faq, Step, Treatment, TripPlan } from "./schema.ts";

/** All treatment and super-speciality pages, in the order of the menu. */
export const treatments = defineCollection<Treatment, Slug<"treatments">>(records);
