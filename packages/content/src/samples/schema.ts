import { z } from "zod";
import { lineSchema } from "../fields/text.ts";

const markSchema = lineSchema.max(60);

export const samplesSchema = z.strictObject({
  review: markSchema.describe("After the place of a sample reviewer."),
  video: markSchema.describe("After the title of a sample video."),
  profile: markSchema.describe("After the role of a sample dentist, and the name of a sample author."),
  drawing: markSchema.describe("After the caption of a before/after pair that shows no patient."),
  fact: markSchema.describe("After a sample among facts, such as those on the privacy page."),
  price: markSchema.describe("Beside a sample of a price."),
  reviewer: lineSchema
    .max(160)
    .describe(
      "In place of the name of the dentist who checked a treatment page, while that dentist is a sample.",
    ),
});
