import { defineCollection } from "../collection/collection.ts";
import { aditiDeshmukh } from "./aditi-deshmukh.ts";
import { anahitaMistry } from "./anahita-mistry.ts";
import { farahShaikh } from "./farah-shaikh.ts";
import { harpreetSinghBedi } from "./harpreet-singh-bedi.ts";
import { josephDsouza } from "./joseph-dsouza.ts";
import { meeraIyer } from "./meera-iyer.ts";
import { rohanKulkarni } from "./rohan-kulkarni.ts";
import { sanaQureshi } from "./sana-qureshi.ts";
import type { Dentist, SupportStaff } from "./schema.ts";
import { supportStaffMembers } from "./support-staff.ts";
import { vikramNair } from "./vikram-nair.ts";

export type { Dentist, DentistSlug, SupportStaff } from "./schema.ts";

/** The nine dentists, leads first. */
export const dentists = defineCollection<Dentist>([
  anahitaMistry,
  rohanKulkarni,
  farahShaikh,
  vikramNair,
  harpreetSinghBedi,
  meeraIyer,
  josephDsouza,
  sanaQureshi,
  aditiDeshmukh,
]);

/** The support staff. */
export const supportStaff = defineCollection<SupportStaff>(supportStaffMembers);
