import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { reference } from "../fields/reference.ts";
import { lineSchema, orderSchema, recordShape } from "../fields/text.ts";

/** Groups of testimonials, the default first (requirements, section 2, "/testimonials"). */
export const testimonialGroups = ["mumbai", "other-state", "international"] as const;

const shape = {
  ...recordShape,
  order: orderSchema,
  name: lineSchema.max(60).describe("Name as it is shown: first name and, if the patient agrees, surname."),
  role: lineSchema
    .max(60)
    .meta({ label: "Place" })
    .describe('Place or country under the name: "Ghatkopar, Mumbai", "Tanzania".'),
  group: z.enum(testimonialGroups).describe("Group in which it is listed."),
};

export const textTestimonialSchema = z.strictObject({
  ...shape,
  content: lineSchema
    .regex(/^(?:\S+\s+){24,119}\S+$/)
    .meta({ form: "25 to 120 words" })
    .describe("The patient's words: 25 to 120 words. On Testimonials and Home page."),
  sample: z.boolean().describe("Switched on while this is a placeholder for a real text."),
  consent: consentSchema.describe("Why we may publish it."),
});

/** A video in which a patient speaks about a visit. */
export const videoTestimonialSchema = z.strictObject({
  ...shape,
  video: reference("videos").describe("The video. Its consent is in the video's own record."),
});
