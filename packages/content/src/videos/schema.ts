import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema } from "../fields/text.ts";

/** Slugs of the videos that pages refer to. */
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

/** Slug of a video. */
export const videoSlugSchema = z.enum(videoSlugs);

/** Slug of a video. */
export type VideoSlug = z.infer<typeof videoSlugSchema>;

/** A video on the public video host. */
export const videoSchema = z.strictObject({
  /** The name by which other records refer to the video. */
  slug: videoSlugSchema,
  /** Id of the video at YouTube: the 11 characters after `watch?v=`. */
  youtubeId: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
  /** Day on which the video was uploaded to YouTube, as `YYYY-MM-DD`: search engines ask for it. */
  publishedOn: dateSchema,
  /** What the video shows: at most 80 characters. It names the play button. */
  title: lineSchema.max(80),
  /** Still picture of ours, shown until the visitor presses play. */
  poster: pictureSchema,
  /** `true` while an openly licensed video replaces the clinic's own. */
  sample: z.boolean(),
  /** Why we may show the people in it. */
  consent: consentSchema,
});

/** A video on the public video host. */
export type Video = z.infer<typeof videoSchema>;
