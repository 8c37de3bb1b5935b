import dentistRecords from "../../dist/en/records/dentists.json" with { type: "json" };
import supportStaffRecords from "../../dist/en/records/support-staff.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { Dentist, SupportStaff } from "./schema.ts";

export type { Dentist, SupportStaff } from "./schema.ts";

/** The dentists, leads first. */
export const dentists = defineCollection<Dentist, Slug<"dentists">>(dentistRecords);

export const supportStaff = defineCollection<SupportStaff, Slug<"support-staff">>(supportStaffRecords);
