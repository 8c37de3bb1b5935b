import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import {
  lineSchema,
  orderSchema,
  type PublishedRecord,
  paragraphsSchema,
  recordShape,
} from "../fields/text.ts";

const sampleSchema = z.boolean().describe("Switched on while this is a placeholder for a real person.");

export const dentistSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  name: lineSchema.max(60).describe('Full name with "Dr". Also on Home page, treatments and branches.'),
  role: lineSchema.max(80).describe('Line under the name: "Chief dentist". On About us and Home page.'),
  specialities: z
    .array(lineSchema)
    .min(1)
    .max(4)
    .describe('Fields of work as the clinic names them, for instance "Braces and aligners".'),
  degrees: z
    .array(lineSchema.meta({ translated: false }))
    .min(1)
    .describe('Degrees in short form, the first degree first: "BDS", "MDS (Prosthodontics)".'),
  registration: z
    .strictObject({
      council: lineSchema.meta({ translated: false }).describe("Name of the council."),
      number: z
        .string()
        .min(1)
        .optional()
        .describe(
          "Number in the register, as the council writes it. A sample's consists of zeros: no other belongs to nobody.",
        ),
    })
    .describe("Entry in the register of the dental council."),
  languages: z.array(lineSchema).min(1).describe("Languages spoken with patients, the strongest first."),
  branches: z.array(reference("branches")).min(1).describe("Branches where patients meet this dentist."),
  days: z
    .array(
      z.strictObject({
        branch: reference("branches").describe("The branch."),
        on: lineSchema.max(80).describe('The days there: "Mondays and Thursdays".'),
      }),
    )
    .optional()
    .describe("Days at each branch, as the biography says. Leave out while they change."),
  treatments: z
    .array(reference("treatments"))
    .min(1)
    .max(6)
    .describe("Treatments that this dentist gives, the most frequent first: each of their pages leads here."),
  biography: paragraphsSchema
    .refine((texts) => /^(?:\S+\s+){49,99}\S+$/.test(texts.join(" ")), "These aren't 50 to 100 words")
    .describe("50 to 100 words in the third person, one entry a paragraph."),
  portrait: pictureSchema.describe("Portrait."),
  sample: sampleSchema,
});

export type Dentist = PublishedRecord<z.infer<typeof dentistSchema>, "dentists">;

export const supportStaffSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  name: lineSchema.max(60).describe("Full name."),
  role: lineSchema.max(60).describe("Manager, receptionist, dental nurse or another role."),
  branches: z.array(reference("branches")).min(1).describe("Branches where patients meet this person."),
  portrait: pictureSchema.describe("Portrait."),
  sample: sampleSchema,
});
