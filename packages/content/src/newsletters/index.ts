import { defineCollection } from "../lib/collection.ts";
import type { Newsletter } from "./schema.ts";

export type { Newsletter } from "./schema.ts";

/** The three issues, the newest first. */
export const newsletters = defineCollection<Newsletter>([]);
