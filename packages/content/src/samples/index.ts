import record from "../../dist/en/records/settings/samples.json" with { type: "json" };
import type { Samples } from "./schema.ts";

/** How samples are marked where they appear. */
export const samples = record as Samples;
