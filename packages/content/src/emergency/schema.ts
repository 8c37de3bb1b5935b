import { z } from "zod";
import { lineSchema } from "../fields/text.ts";

/** The signs that call for one action. Each completes the heading above. */
const signsSchema = z.array(lineSchema.max(160)).min(1).max(6);

export const emergencySignsSchema = z.strictObject({
  hospital: signsSchema
    .optional()
    .describe("Signs for which a hospital is needed now, the worst first. Each completes the box's heading."),
  call: signsSchema
    .optional()
    .describe("Signs for which the patient calls us now. Each completes the box's heading."),
});

/** What can't wait, and whom to call: shown in a box of its own. */
export const emergencySchema = z.strictObject({
  heading: lineSchema.max(60).describe("Heading of the box."),
  shortHeading: lineSchema
    .max(60)
    .describe("Heading of the short box, on the home page and where nothing was found."),
  shortText: lineSchema.max(240).describe("What the short box says before the numbers."),
  ambulance: z
    .strictObject({
      name: lineSchema.max(40).describe("Who answers."),
      phone: z
        .string()
        .regex(/^\d{3}$/)
        .meta({ form: "a short number of three digits, such as 112" })
        .describe("The number."),
    })
    .describe("The number for emergencies in India."),
  hospitalHeading: lineSchema.max(80).describe("Heading above the signs for which a hospital is needed."),
  callHeading: lineSchema.max(80).describe("Heading above the signs for which the patient calls us."),
  whenClosed: lineSchema.max(120).describe("What to do when no branch answers, below the branches' numbers."),
  signs: emergencySignsSchema.required().describe("The signs that the contact page shows."),
  knockedOutTooth: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading."),
      steps: z.array(lineSchema.max(200)).min(3).max(8).describe("What to do, in order."),
    })
    .describe("First aid for an adult tooth that was knocked out."),
});

export type Emergency = z.infer<typeof emergencySchema>;

export type EmergencySigns = z.infer<typeof emergencySignsSchema>;
