import { z } from "zod";
import { dateSchema, lineSchema, orderSchema, type PublishedRecord, recordShape } from "../fields/text.ts";

/** The parts of the price list, in the order of the page, which names them. */
export const feeGroups = [
  "check-ups",
  "gums",
  "fillings",
  "root-canals",
  "crowns",
  "extractions",
  "implants",
  "looks",
  "braces",
  "children",
  "sedation",
] as const;

export type FeeGroup = (typeof feeGroups)[number];

const sampleSchema = z
  .boolean()
  .optional()
  .describe("Whether it is a sample. None may be left once the site is real.");

/** What one thing costs. Every amount on the site is one of these, or computed from them. */
export const feeSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  group: z.enum(feeGroups).describe("The part of the price list in which it stands."),
  name: lineSchema
    .max(60)
    .describe("What is paid for, in a patient's words: how many teeth or jaws. On Prices and treatments."),
  amount: z
    .int()
    .positive()
    .describe("The fee in whole rupees, or the lowest where it isn't always the same."),
  upTo: z
    .int()
    .positive()
    .optional()
    .describe("The highest that it usually is, in whole rupees. Leave out where it is always the same."),
  includes: lineSchema.max(100).describe("What is included, without a full stop."),
  excludes: lineSchema
    .max(100)
    .optional()
    .describe("What many people need besides, and pay for separately, without a full stop."),
  sample: sampleSchema,
});

export type Fee = PublishedRecord<z.infer<typeof feeSchema>, "fees">;

/** What travellers reckon with: a hint, because fees are paid in rupees. */
export const exchangeRatesSchema = z.strictObject({
  asOf: dateSchema.describe("Day of the rates."),
  rates: z
    .array(
      z.strictObject({
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/)
          .meta({ form: 'three capital letters, such as "GBP"' })
          .describe("The currency by its code."),
        rupees: z.number().positive().describe("What one unit of it is worth in rupees."),
      }),
    )
    .min(1)
    .describe("The currencies, in the order of the hint."),
  sample: sampleSchema,
});
