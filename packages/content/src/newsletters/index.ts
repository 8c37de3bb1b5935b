import records from "../../dist/en/records/newsletters.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Newsletter } from "./schema.ts";

export type { Newsletter } from "./schema.ts";

/** The issues, the newest first. */
export const newsletters = defineCollection<Newsletter>(records);
