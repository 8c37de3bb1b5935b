import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, recordShape } from "../fields/text.ts";

/** The same teeth before and after a treatment, from the same camera. */
export const smileSchema = z.strictObject({
  ...recordShape,
  before: pictureSchema.describe("The teeth before treatment."),
  after: pictureSchema.describe("The same teeth, from the same camera, after treatment."),
  caption: lineSchema.max(120).describe("What was done, in one sentence. Also on Home page and treatments."),
  consent: consentSchema.describe("Why we may show this patient."),
});
