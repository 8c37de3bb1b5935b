import record from "../../dist/en/records/settings/teeth.json" with { type: "json" };
import type { Teeth } from "./schema.ts";

export type { Teeth } from "./schema.ts";

export const teeth = record as Teeth;
