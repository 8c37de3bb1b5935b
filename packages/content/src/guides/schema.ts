import { z } from "zod";
import { reviewShape } from "../fields/review.ts";
import { sourcesSchema } from "../fields/source.ts";
import {
  headedTextSchema,
  lineSchema,
  linkSchema,
  orderSchema,
  type PublishedRecord,
  pageShape,
  recordShape,
} from "../fields/text.ts";

/** A short page on what many visits have in common, which treatment pages link instead of saying it again. */
export const guideSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  ...pageShape,
  urgent: z
    .boolean()
    .optional()
    .describe("Shows the red box. Leave out where nothing on the page can't wait."),
  sections: z
    .array(
      headedTextSchema.extend({
        points: z.array(lineSchema).min(1).optional().describe("A list under the paragraphs, one an entry."),
        links: z.array(linkSchema).min(1).max(2).optional().describe("The pages that say more."),
      }),
    )
    .min(3)
    .describe("The sections, in the order in which people ask."),
  ...reviewShape,
  reviewedBy: reviewShape.reviewedBy
    .optional()
    .describe("The dentist who answers for the text. Leave out where it says nothing about health."),
  sources: sourcesSchema.optional().describe("The guidelines that the text follows: shown at its foot."),
});

export type Guide = PublishedRecord<z.infer<typeof guideSchema>, "guides">;
