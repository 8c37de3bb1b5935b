import { z } from "zod";
import { branchSlugSchema } from "../clinic/schema.ts";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, paragraphsSchema, slugSchema } from "../fields/text.ts";

/** Slugs of the nine dentists, in the order of the about page. The first four are the leads. */
const dentistSlugs = [
  "anahita-mistry",
  "rohan-kulkarni",
  "farah-shaikh",
  "vikram-nair",
  "harpreet-singh-bedi",
  "meera-iyer",
  "joseph-dsouza",
  "sana-qureshi",
  "aditi-deshmukh",
] as const;

/** Slug of a dentist. */
export const dentistSlugSchema = z.enum(dentistSlugs);

/** Slug of a dentist. */
export type DentistSlug = z.infer<typeof dentistSlugSchema>;

/** A dentist of the clinic. */
export const dentistSchema = z.strictObject({
  /** Short name of the record. It is also the name of the portrait file. */
  slug: dentistSlugSchema,
  /** Full name with "Dr". */
  name: lineSchema.max(60),
  /** Role line under the name, for instance "Chief dentist, Kurla": at most 80 characters. */
  role: lineSchema.max(80),
  /** Fields of work as the clinic names them, for instance "Braces and aligners". */
  specialities: z.array(lineSchema).min(1).max(4),
  /** Degrees in short form, the first degree first: "BDS", "MDS (Prosthodontics)". */
  degrees: z.array(lineSchema).min(1),
  /** Entry in the register of the dental council. */
  registration: z.strictObject({
    /** Name of the council. */
    council: lineSchema,
    /** Number in the register, as the council writes it. `null` while the person is a sample. */
    number: lineSchema.nullable(),
  }),
  /** Languages spoken with patients, the strongest first. */
  languages: z.array(lineSchema).min(1),
  /** Branches where patients meet this dentist. */
  branches: z.array(branchSlugSchema).min(1),
  /** Biography of 80 to 150 words in the third person: one string per paragraph. */
  biography: paragraphsSchema,
  /** Portrait. */
  portrait: pictureSchema,
  /** `true` while this is a placeholder for a real person. */
  sample: z.boolean(),
});

/** A dentist of the clinic. */
export type Dentist = z.infer<typeof dentistSchema>;

/** A member of the support staff. */
export const supportStaffSchema = z.strictObject({
  /** Short name of the record. It is also the name of the portrait file. */
  slug: slugSchema,
  /** Full name. */
  name: lineSchema.max(60),
  /** Role: manager, receptionist or dental nurse (specification, section 2, "/about-us"). */
  role: z.enum(["Manager", "Receptionist", "Dental nurse"]),
  /** Branches where patients meet this person. */
  branches: z.array(branchSlugSchema).min(1),
  /** Portrait. */
  portrait: pictureSchema,
  /** `true` while this is a placeholder for a real person. */
  sample: z.boolean(),
});

/** A member of the support staff. */
export type SupportStaff = z.infer<typeof supportStaffSchema>;
