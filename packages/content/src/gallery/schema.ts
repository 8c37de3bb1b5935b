import { z } from "zod";
import { branchSlugSchema } from "../clinic/schema.ts";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, slugSchema } from "../fields/text.ts";

/** A picture of a room of the clinic. */
export const galleryImageSchema = z.strictObject({
  /** Short name: the branch and two digits, like the file: "kurla-01". */
  slug: slugSchema,
  /** Branch under whose tab it is shown. */
  branch: branchSlugSchema,
  /** The picture: `gallery/<slug>.webp`. */
  image: pictureSchema,
  /** Caption under the larger picture: at most 100 characters. */
  caption: lineSchema.max(100),
});

/** A picture of a room of the clinic. */
export type GalleryImage = z.infer<typeof galleryImageSchema>;
