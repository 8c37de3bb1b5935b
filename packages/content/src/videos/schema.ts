import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema } from "../fields/text.ts";

/** Slugs of the films that pages refer to. */
const videoSlugs = [
  "clinic-walkthrough",
  "patient-transformation",
  "implant-visit",
  "full-arch-visit",
  "smile-design-visit",
  "veneers-visit",
  "whitening-visit",
  "filling-visit",
  "root-canal-visit",
  "cleaning-visit",
  "crown-visit",
  "extraction-visit",
  "braces-visit",
  "aligner-visit",
  "first-visit-child",
  "quiet-visit",
  "travelling-patient",
  "testimonial-asha",
  "testimonial-imtiaz",
  "testimonial-leela",
  "testimonial-joel",
  "testimonial-devika",
  "testimonial-arvind",
  "testimonial-grace",
  "testimonial-omar",
] as const;

/** Slug of a film. */
export const videoSlugSchema = z.enum(videoSlugs);

/** Slug of a film. */
export type VideoSlug = z.infer<typeof videoSlugSchema>;

/** A film on the public video host. */
export const videoSchema = z.strictObject({
  /** The name by which other records refer to the film. */
  slug: videoSlugSchema,
  /** Id of the film at YouTube: the 11 characters after `watch?v=`. */
  youtubeId: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
  /** Day on which the film was put up at YouTube, as `YYYY-MM-DD`: search engines ask for it. */
  publishedOn: dateSchema,
  /** What the film shows: at most 80 characters. It names the play button. */
  title: lineSchema.max(80),
  /** Still picture of ours, shown until the visitor presses play. */
  poster: pictureSchema,
  /** `true` while an openly licensed film stands in for the clinic's own. */
  sample: z.boolean(),
  /** Why we may show the people in it. */
  consent: consentSchema,
});

/** A film on the public video host. */
export type Video = z.infer<typeof videoSchema>;
