import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, recordShape } from "../fields/text.ts";

export const newsletterSchema = z.strictObject({
  ...recordShape,
  title: lineSchema.max(80).describe("Title of the issue."),
  subheader: lineSchema.max(160).describe("What is in it."),
  publishedOn: dateSchema.describe("Day of publication. The newest issue comes first."),
  pdf: z
    .string()
    .regex(/^newsletters\/[\w.-]+\.pdf$/)
    .meta({
      label: "PDF file",
      input: "pdf",
      form: 'the name of a PDF file that the website has, in lower case with hyphens, such as "newsletters/kind-to-your-gums.pdf"',
    })
    .describe("The issue as it was printed. It has a title and tags, so that screen readers can read it."),
  image: pictureSchema.describe("Cover."),
});
