import { defineCollection } from "../lib/collection.ts";
import type { Award } from "./schema.ts";

export type { Award } from "./schema.ts";

/** The nine awards, the newest first. */
export const awards = defineCollection<Award>([]);
