import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, slugSchema } from "../fields/text.ts";

/** An award or recognition. */
export const awardSchema = z.strictObject({
  /** Short name of the record, and of its picture. */
  slug: slugSchema,
  /** Title of the award: at most 80 characters. */
  title: lineSchema.max(80),
  /** Who gave it, for what and in which year: at most 140 characters. */
  subheader: lineSchema.max(140),
  /** Year in which it was given. */
  year: z.int().min(1990).max(2100),
  /** The picture: `awards/<slug>.webp`. */
  image: pictureSchema,
  /** `true` while this is a placeholder for a real award. */
  sample: z.boolean(),
});

/** An award or recognition. */
export type Award = z.infer<typeof awardSchema>;
