import { z } from "zod";
import { lineSchema } from "../fields/text.ts";

const factsSchema = z
  .array(
    z.strictObject({
      term: lineSchema.max(60).describe("What the fact is about."),
      value: lineSchema.max(240).describe("The fact."),
      sample: z
        .boolean()
        .optional()
        .describe("Whether it is a sample. None may be left once the site is real."),
    }),
  )
  .min(1);

export const dataProtectionSchema = z.strictObject({
  contact: factsSchema.describe("Who answers questions and complaints about data, and how to reach them."),
  forms: factsSchema.describe("What each form sends, what for, and who reads it."),
  processors: factsSchema.describe("Companies that handle data for the clinic, and where."),
  retention: factsSchema.describe("How long each kind of data is kept: as the server's settings say."),
});
