import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, markdownSchema, type Published, recordShape } from "../fields/text.ts";

export const newsletterSchema = z.strictObject({
  ...recordShape,
  title: lineSchema.max(80).describe("Title of the issue."),
  subheader: lineSchema.max(160).describe("What is in it."),
  publishedOn: dateSchema.describe("Day of publication. The newest issue comes first."),
  image: pictureSchema.describe("Cover."),
  body: markdownSchema.describe("The text, from which the PDF is printed."),
});

/** An issue of the newsletter as pages use it. */
export interface Newsletter extends Omit<Published<z.infer<typeof newsletterSchema>>, "body"> {
  /** The PDF file that the build generates from the text. */
  pdf: {
    /** Path below the folder of PDF files. */
    src: string;
    pages: number;
    bytes: number;
  };
}
