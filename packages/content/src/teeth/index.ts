import record from "../../dist/en/settings/teeth.json" with { type: "json" };
import type { Teeth } from "./schema.ts";

export type { Teeth } from "./schema.ts";

export const teeth = record as Teeth;
