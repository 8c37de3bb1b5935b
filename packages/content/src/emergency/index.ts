import record from "../../dist/en/records/settings/emergency.json" with { type: "json" };
import type { Emergency } from "./schema.ts";

export type { Emergency, EmergencySigns } from "./schema.ts";

export const emergency = record as Emergency;
