import record from "../../dist/en/records/settings/clinic.json" with { type: "json" };
import { branches } from "../branches/index.ts";
import type { Clinic } from "./schema.ts";

export type { Clinic, Statistic } from "./schema.ts";

export const clinic = { ...record, branches: branches.all } as unknown as Clinic;
