import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { reviewShape } from "../fields/review.ts";
import { sourcesSchema } from "../fields/source.ts";
import { dateSchema, lineSchema, markdownSchema, type Published, recordShape } from "../fields/text.ts";

export const articleSchema = z.strictObject({
  ...recordShape,
  title: lineSchema.max(80).describe("Title of the article."),
  category: lineSchema.max(30).describe("Label on cards."),
  summary: lineSchema.max(200).describe("One or two sentences for lists."),
  image: pictureSchema.describe("Feature picture."),
  author: reference("dentists").describe("The dentist who wrote it, and answers for the text."),
  next: z
    .array(reference("articles"))
    .min(1)
    .max(3)
    .optional()
    .describe("What its readers read next: articles on the same subject."),
  reviewedOn: reviewShape.reviewedOn,
  publishedOn: dateSchema.describe("Day of publication. The newest article comes first."),
  updatedOn: dateSchema.optional().describe("Day of the last change of substance."),
  metaTitle: lineSchema
    .max(60)
    .optional()
    .meta({ label: "Title for search engines" })
    .describe("Title in search results, if it isn't the article's own."),
  metaDescription: lineSchema
    .min(110)
    .max(160)
    .optional()
    .meta({ label: "Description for search engines" })
    .describe("What search results show under the title, if it isn't the title itself."),
  metaKeywords: lineSchema
    .optional()
    .meta({ label: "Key words for search engines" })
    .describe("Words with commas between."),
  sources: sourcesSchema
    .optional()
    .describe(
      "Guidelines that the text follows: shown at its foot. An article that states figures needs them.",
    ),
  body: markdownSchema.describe("The text, with headings from the second level."),
});

/** An article as pages and the API use it. */
export interface Article extends Omit<Published<z.infer<typeof articleSchema>>, "body"> {
  /** The text as sanitised HTML: headings from level 2, paragraphs, lists, links, emphasis, tables, pictures. */
  html: string;
}
