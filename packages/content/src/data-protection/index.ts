import record from "../../dist/en/records/settings/data-protection.json" with { type: "json" };
import type { DataProtection } from "./schema.ts";

export type { DataProtection } from "./schema.ts";

/** What is particular to the clinic on the privacy page. */
export const dataProtection = record as DataProtection;
