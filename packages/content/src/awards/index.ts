import records from "../../dist/en/records/awards.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Award } from "./schema.ts";

export type { Award } from "./schema.ts";

/** The awards, the newest first. */
export const awards = defineCollection<Award>(records);
