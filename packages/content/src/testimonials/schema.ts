import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { lineSchema, slugSchema } from "../fields/text.ts";
import { videoSlugSchema } from "../videos/schema.ts";
import { testimonialGroups } from "./groups.ts";

const common = {
  /** Short name of the record. */
  slug: slugSchema,
  /** Name as it is shown: first name and, if the patient agrees, surname. */
  name: lineSchema.max(60),
  /** Place or country under the name: "Ghatkopar, Mumbai", "Tanzania". */
  role: lineSchema.max(60),
  /** Group in which it is listed: `"mumbai"`, `"other-state"` or `"international"`. */
  group: z.enum(testimonialGroups),
};

/** What a patient wrote about a visit. */
export const textTestimonialSchema = z.strictObject({
  ...common,
  /** The patient's words about the visit: 25 to 120 words, plain text. */
  content: lineSchema,
  /** `true` while this is a placeholder for a real text. */
  sample: z.boolean(),
  /** Why we may publish it. */
  consent: consentSchema,
});

/** What a patient wrote about a visit. */
export type TextTestimonial = z.infer<typeof textTestimonialSchema>;

/** A video in which a patient speaks about a visit. */
export const videoTestimonialSchema = z.strictObject({
  ...common,
  /** The video, by slug. Its consent is in the video's own record. */
  video: videoSlugSchema,
});

/** A video in which a patient speaks about a visit. */
export type VideoTestimonial = z.infer<typeof videoTestimonialSchema>;
