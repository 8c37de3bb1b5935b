import records from "../../dist/en/records/technology.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Technology } from "./schema.ts";

export type { Technology } from "./schema.ts";

export const technology = defineCollection<Technology>(records);
