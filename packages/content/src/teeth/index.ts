import record from "../../dist/en/settings/teeth.json" with { type: "json" };
import type { Teeth } from "./schema.ts";

export type { Teeth } from "./schema.ts";

/** The upper teeth as a way to the right page. */
export const teeth = record as Teeth;
