import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, slugSchema } from "../fields/text.ts";

/** An issue of the newsletter. */
export const newsletterSchema = z.strictObject({
  /** Short name of the issue, and of its files. */
  slug: slugSchema,
  /** Title of the issue: at most 80 characters. */
  title: lineSchema.max(80),
  /** What is in it: at most 160 characters. */
  subheader: lineSchema.max(160),
  /** Day of publication, as `YYYY-MM-DD`. */
  publishedOn: dateSchema,
  /** Cover: `newsletters/<slug>.webp`. */
  image: pictureSchema,
  /** The file, its pages and its size: shown beside the link, and compared with the file by a test. */
  pdf: z.strictObject({
    /** Path below `assets/`: `newsletters/<slug>.pdf`. */
    src: z.string().regex(/^newsletters\/[a-z0-9-]+\.pdf$/),
    /** Number of pages. */
    pages: z.int().min(1),
    /** Size in bytes. */
    bytes: z.int().positive(),
  }),
});

/** An issue of the newsletter. */
export type Newsletter = z.infer<typeof newsletterSchema>;
