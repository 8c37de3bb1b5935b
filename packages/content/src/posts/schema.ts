import { z } from "zod";
import { reference } from "../fields/reference.ts";
import { lineSchema, orderSchema, recordShape } from "../fields/text.ts";

/** A post that is open now. Its file is deleted once it is filled: without any, the page says that none is open. */
export const postSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  title: lineSchema.max(60).describe('What the work is called: "Dental hygienist".'),
  branch: reference("branches").describe("Where it is. Its first phone is the one to ask."),
  hours: lineSchema.max(160).describe("Days and hours, Sundays and evenings too."),
  pay: z
    .strictObject({
      amount: z.int().positive().describe("The lowest in whole rupees a month, before tax."),
      upTo: z.int().positive().describe("The highest."),
    })
    .describe("What the post pays."),
  registration: lineSchema.max(160).describe("Which entry in a register it needs, or that it needs none."),
  graduates: lineSchema.max(160).describe("Whether someone without experience can apply."),
  department: z
    .enum(["Dental Nurse", "Dentist", "Marketing", "Others"])
    .describe("The department to choose in the form."),
  contact: lineSchema.max(60).describe("Whom to ask: name and role."),
  sample: z.boolean().optional().describe("Whether it is a sample."),
});
