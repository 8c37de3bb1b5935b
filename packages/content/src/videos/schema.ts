import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, type PublishedRecord, recordShape } from "../fields/text.ts";

/** A video on the public video host. */
export const videoSchema = z.strictObject({
  ...recordShape,
  youtubeId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{11}$/)
    .meta({ label: "YouTube id", form: 'the 11 characters after "watch?v=" in the address of the video' })
    .describe("Id of the video at YouTube: the 11 characters after watch?v=."),
  publishedOn: dateSchema.describe(
    "Day on which the video was uploaded to YouTube. Search engines ask for it.",
  ),
  title: lineSchema.max(80).describe("What the video shows. It names the play button."),
  poster: pictureSchema.describe("Still picture of ours, shown until the visitor presses play."),
  sample: z.boolean().describe("Switched on while an openly licensed video replaces the clinic's own."),
  consent: consentSchema.describe("Why we may show the people in it."),
});

/** A video on the public video host. */
export type Video = PublishedRecord<z.infer<typeof videoSchema>, "videos">;
