import { z } from "zod";
import { branchSlugSchema } from "../clinic/schema.ts";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, paragraphsSchema, slugSchema } from "../fields/text.ts";

/** A piece of equipment or a technology that the clinic uses. */
export const technologySchema = z.strictObject({
  /** Short name of the record, and of its picture. */
  slug: slugSchema,
  /** Name of the thing in words a patient knows: at most 60 characters. */
  title: lineSchema.max(60),
  /** What it does and what a patient notices: 40 to 120 words, one string per paragraph. */
  body: paragraphsSchema,
  /** Branches that have it. */
  branches: z.array(branchSlugSchema).min(1),
  /** The picture: `technology/<slug>.webp`. */
  image: pictureSchema,
});

/** A piece of equipment or a technology. */
export type Technology = z.infer<typeof technologySchema>;
