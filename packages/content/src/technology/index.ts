import { defineCollection } from "../lib/collection.ts";
import type { Technology } from "./schema.ts";

export type { Technology } from "./schema.ts";

/** The eleven entries of the technology page. */
export const technology = defineCollection<Technology>([]);
