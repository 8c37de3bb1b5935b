import { z } from "zod";
import { lineSchema } from "./text.ts";

/** A picture. Its width, height and placeholder colour are read from the file at build time. */
export const pictureSchema = z
  .strictObject({
    src: z
      .string()
      .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+\.(?:webp|avif|png|jpe?g)$/)
      .meta({
        label: "Picture",
        input: "picture",
        form: 'the name of a picture that the website has, in lower case with hyphens, such as "people/asha-rao.webp"',
      })
      .describe("The original picture."),
    alt: lineSchema
      .max(160)
      .meta({ label: "Alternative text" })
      .describe('What is seen, for someone who can\'t see it: one sentence, not beginning with "Image of".'),
    focus: z
      .strictObject({
        x: z.number().min(0).max(100).describe("Per cent from the left edge."),
        y: z.number().min(0).max(100).describe("Per cent from the upper edge."),
      })
      .optional()
      .meta({ label: "Focal point" })
      .describe("The point that stays visible where the picture is cropped."),
  })
  .meta({ input: "picture" });

/** A picture: the path of its original below `assets/`, and what it shows. */
export type Picture = z.infer<typeof pictureSchema>;
