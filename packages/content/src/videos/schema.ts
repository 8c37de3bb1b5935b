import { z } from "zod";
import { consentSchema } from "../fields/consent.ts";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, type PublishedRecord, recordShape } from "../fields/text.ts";

/** The path of a film's file below `assets/`. */
function filmFile(extension: "mp4" | "webm") {
  return z
    .string()
    .regex(new RegExp(`^films/[a-z0-9-]+\\.${extension}$`))
    .meta({
      label: `${extension.toUpperCase()} file`,
      input: "film",
      form: `the path of a film below assets/, such as "films/root-canal-visit.${extension}"`,
    });
}

/** The reading speed that subtitles for adults keep to. */
const maxCharactersPerSecond = 20;

/** One scene of a film: a caption, and what is seen meanwhile. */
export const sceneSchema = z.strictObject({
  from: z.number().min(0).describe("Second at which the caption appears."),
  to: z.number().positive().describe("Second at which it disappears."),
  caption: lineSchema.max(120).describe("What is said, in one or two short sentences."),
  shows: lineSchema.max(240).describe("What is seen, for someone who can't see it."),
});

/** A film of the clinic's own. It has no sound: captions say everything. */
export const filmSchema = z
  .strictObject({
    mp4: filmFile("mp4").describe("The film in H.264, which every browser plays."),
    webm: filmFile("webm").optional().describe("The same film in AV1, which is smaller."),
    seconds: z.number().positive().describe("How long it is."),
    scenes: z
      .array(sceneSchema.meta({ label: "Scene" }))
      .min(1)
      .describe("The captions in order."),
  })
  .superRefine(({ scenes, seconds }, context) => {
    for (const [index, { from, to, caption }] of scenes.entries()) {
      const next = scenes[index + 1]?.from ?? seconds;
      const issue = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: ["scenes", index, field], message });
      if (from >= to || to > next)
        issue("to", "A caption ends after it begins, before the next one, and before the film ends");
      else if (caption.length / (to - from) > maxCharactersPerSecond)
        issue("caption", "This is too long to read in its time: shorten it, or show it for longer");
    }
  });

/** A video: at the public video host, or a film of the clinic's own. */
export const videoSchema = z
  .strictObject({
    ...recordShape,
    youtubeId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{11}$/)
      .optional()
      .meta({
        label: "YouTube video",
        input: "youtube",
        form: 'the 11 characters after "watch?v=" in the address of the video',
      })
      .describe("The video at YouTube. In the editor its whole link will do. Leave it out for a film."),
    film: filmSchema.optional().describe("A film of ours, instead of a video at YouTube."),
    publishedOn: dateSchema.describe("Day on which the video was published. Search engines ask for it."),
    title: lineSchema.max(80).describe("What the video shows. It names the play button."),
    poster: pictureSchema.describe("Still picture of ours, shown until the visitor presses play."),
    sample: z.boolean().describe("Switched on while an openly licensed video replaces the clinic's own."),
    consent: consentSchema.describe("Why we may show the people in it."),
  })
  .superRefine(({ youtubeId, film }, context) => {
    if ((youtubeId === undefined) !== (film === undefined)) return;
    context.addIssue({
      code: "custom",
      path: ["youtubeId"],
      message: "A video has either a YouTube id or a film",
    });
  });

export type Video = PublishedRecord<z.infer<typeof videoSchema>, "videos">;

export type Film = z.infer<typeof filmSchema>;
