import { z } from "zod";

/** The last part of a page's address: lower case letters, digits and hyphens. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A day, as `YYYY-MM-DD`. */
export const dateSchema = z.iso.date();

/** A path on this site without the final slash, for instance `"/contact-us"`. */
export const pathSchema = z.string().regex(/^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/);

/** Plain text of one line: no HTML, no Markdown, no space at either end. */
export const lineSchema = z
  .string()
  .min(1)
  .regex(/^\S(?:.*\S)?$/, "Must be one line without spaces at its ends")
  .regex(/^[^<>]*$/, "Must be plain text without HTML");

/** Paragraphs of plain text: one string per paragraph. */
export const paragraphsSchema = z.array(lineSchema).min(1);

/** A heading with its paragraphs. */
export const headedTextSchema = z.strictObject({
  /** Heading of the block: at most 80 characters, no full stop at its end. */
  heading: lineSchema.max(80),
  /** The text under the heading: one string per paragraph, plain text. */
  body: paragraphsSchema,
});

/** A heading with its paragraphs. */
export type HeadedText = z.infer<typeof headedTextSchema>;

/** A link to a page of this site. */
export const linkSchema = z.strictObject({
  /** Words of the link: they say where it leads, even when read alone. */
  label: lineSchema.max(60),
  /** Path of the page, without the final slash. It must be a route of the site. */
  path: pathSchema,
});

/** A link to a page of this site. */
export type Link = z.infer<typeof linkSchema>;

/** What search engines and shared links show of a page. Spread into the schema of each page. */
export const pageMetaShape = {
  /** Title in the browser's tab and in search results: unique, at most 60 characters. */
  metaTitle: lineSchema.max(60),
  /** Description in search results: unique, 110 to 160 characters, whole sentences. */
  metaDescription: lineSchema.min(110).max(160),
};

/** Title, description and opening of a page. Spread into the schema of each page. */
export const pageShape = {
  ...pageMetaShape,
  /** The page's main heading: at most 70 characters. */
  title: lineSchema.max(70),
  /** Name of the page in its breadcrumbs, where it isn't the title. */
  breadcrumb: lineSchema.max(40).optional(),
  /** One or two sentences under the main heading: at most 240 characters. */
  intro: lineSchema.max(240),
};
