import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema } from "../fields/text.ts";

/** Slugs of the before/after pairs that pages refer to. */
const smileSlugs = [
  "whitening",
  "crowding",
  "spacing",
  "missing-molar",
  "chipped-incisor",
  "veneers",
  "decay",
  "worn",
  "inflamed-gums",
  "braces",
  "aligner",
  "full-arch",
] as const;

/** Slug of a before/after pair. */
export const smileSlugSchema = z.enum(smileSlugs);

/** Slug of a before/after pair. */
export type SmileSlug = z.infer<typeof smileSlugSchema>;

/** The same teeth before and after a treatment, from the same camera. */
export const smileSchema = z.strictObject({
  /** The name by which other records refer to the pair. */
  slug: smileSlugSchema,
  /** The teeth before treatment. */
  before: pictureSchema,
  /** The same teeth, from the same camera, after treatment. */
  after: pictureSchema,
  /** What was done, in one sentence of at most 120 characters. */
  caption: lineSchema.max(120),
  /** Why we may show this patient. */
  consent: consentSchema,
});

/** The same teeth before and after a treatment. */
export type Smile = z.infer<typeof smileSchema>;
