import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, slugSchema } from "../fields/text.ts";
import { dentistSlugSchema } from "../team/schema.ts";

/**
 * An article as pages and the API use it. All but `slug` and `html` is the front matter
 * of the article's file.
 */
export const articleSchema = z.strictObject({
  /** Title of the article: at most 80 characters. */
  title: lineSchema.max(80),
  /** Category label: at most 30 characters. */
  category: lineSchema.max(30),
  /** One or two sentences for lists: at most 200 characters. */
  summary: lineSchema.max(200),
  /** Feature picture: any picture below `assets/`. */
  image: pictureSchema,
  /** Slug of the dentist who wrote or checked it. */
  author: dentistSlugSchema,
  /** Day of publication, as `YYYY-MM-DD`. */
  publishedOn: dateSchema,
  /** Day of the last change of substance, as `YYYY-MM-DD`. */
  updatedOn: dateSchema.optional(),
  /** Title for search engines, at most 60 characters. Defaults to the title. */
  metaTitle: lineSchema.max(60).optional(),
  /** Description for search engines, 110 to 160 characters. Defaults to the title. */
  metaDescription: lineSchema.min(110).max(160).optional(),
  /** Key words for search engines, with commas between. Defaults to the title. */
  metaKeywords: lineSchema.optional(),
  /** Last part of the article's address: the name of its file without `.md`. */
  slug: slugSchema,
  /** The text as sanitised HTML: headings from level 2, paragraphs, lists, links, emphasis, tables. */
  html: z.string().min(1),
});

/** An article as pages and the API use it. */
export type Article = z.infer<typeof articleSchema>;
