import { z } from "zod";
import type { Slug, Slugs } from "../collection/slug.ts";
import "./meta.ts";

/** The last part of a page's address. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({
    label: "Address",
    input: "address",
    form: 'lower case letters, digits and single hyphens, such as "root-canal"',
  });

export const dateSchema = z.iso
  .date()
  .meta({ input: "date", form: 'a day that exists, written like "2026-12-25"' });

/** A path on this site without the final slash. */
export const pathSchema = z
  .string()
  .regex(/^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/)
  .meta({ input: "page", form: 'the path of a page without a slash at its end, such as "/contact-us"' });

/** Plain text of one line in the language of its file. */
export const lineSchema = z
  .string()
  .min(1)
  .regex(/^[^\s<>](?:[^\r\n<>]*[^\s<>])?$/)
  .meta({
    translated: true,
    input: "line",
    form: "words alone in one line, without < or > and without a space before or after them",
  });

/** A long text with headings, lists, emphasis and links, as Markdown. */
export const markdownSchema = z.string().min(1).meta({ translated: true, input: "markdown", label: "Text" });

/** Paragraphs of plain text: one string per paragraph. */
export const paragraphsSchema = z.array(lineSchema.meta({ label: "Paragraph" })).min(1);

export const headedTextSchema = z.strictObject({
  heading: lineSchema.max(80).describe("Heading of the block, without a full stop at its end."),
  body: paragraphsSchema.describe("The text under the heading, one entry a paragraph."),
});

export type HeadedText = z.infer<typeof headedTextSchema>;

export const linkSchema = z.strictObject({
  name: lineSchema.max(60).describe("Words of the link: they say where it leads, even when read alone."),
  path: pathSchema.describe("Path of the page."),
});

export type Link = z.infer<typeof linkSchema>;

/** What search engines and shared links show for a page. Spread into the schema of each page. */
export const pageMetaShape = {
  metaTitle: lineSchema
    .max(60)
    .meta({ label: "Title for search engines" })
    .describe("Title in the browser's tab and in search results. No other page has the same."),
  metaDescription: lineSchema
    .min(110)
    .max(160)
    .meta({ label: "Description for search engines" })
    .describe("What search results show under the title, in whole sentences. No other page has the same."),
};

export const sectionHeadShape = {
  heading: lineSchema.max(80).describe("Heading of the section."),
  intro: lineSchema.max(200).describe("Sentence under the heading."),
};

/** Title, description and opening of a page. Spread into the schema of each page. */
export const pageShape = {
  ...pageMetaShape,
  title: lineSchema.max(70).describe("The page's main heading."),
  breadcrumb: lineSchema
    .max(40)
    .optional()
    .describe("Name of the page in its breadcrumbs, where it isn't the title."),
  intro: lineSchema.max(240).describe("One or two sentences under the main heading."),
  searchWords: z
    .array(searchWord())
    .optional()
    .describe("Words under which visitors look for the page and that it need not contain."),
};

/** A word or two that visitors search for. */
export function searchWord() {
  return lineSchema
    .regex(/^[^A-Z]*$/)
    .meta({ input: "search-word", form: "a word or two in lower case, without spaces at the ends" });
}

/** Fields of every record of a collection. */
export const recordShape = {
  slug: slugSchema.describe("The end of its web address, made from the name. Others know it by this, too."),
  previously: z
    .array(slugSchema)
    .optional()
    .meta({ label: "Earlier addresses" })
    .describe("Names that it had before: they still lead to it. Written for you when you rename."),
};

/** A record as pages get it: the build has sorted it, and moved its redirects and search words elsewhere. */
export type Published<Stored> = Omit<Stored, "order" | "previously" | "searchWords">;

/** A published record of a collection. Its slug is one of the collection's, not any string. */
export type PublishedRecord<Stored, Name extends keyof Slugs> = Omit<Published<Stored>, "slug"> & {
  slug: Slug<Name>;
};

export const orderSchema = z
  .int()
  .min(0)
  .optional()
  .describe("Place in the list, the smallest number first. Entries without a number come last.");
