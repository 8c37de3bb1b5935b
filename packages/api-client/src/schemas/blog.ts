import * as z from "zod/mini";

const summary = {
  /** The last part of the article's address: `/blogs/{url}`. */
  url: z.string(),
  image: z.string(),
  title: z.string(),
};

const details = {
  ...summary,
  /** HTML. Sanitise it before rendering: the server is not trusted. */
  content: z.string(),
  metaTitle: z.optional(z.nullable(z.string())),
  metaDescription: z.optional(z.nullable(z.string())),
  metaKeywords: z.optional(z.nullable(z.string())),
};

/** The wire misspells "category", as the specification does; only these two codecs know. */
const wireName = { cateogry: z.string() };
const ourName = { category: z.string() };

const toOurs = <Rest extends object>({ cateogry, ...rest }: Rest & { cateogry: string }) => ({
  ...rest,
  category: cateogry,
});
const toWire = <Rest extends object>({ category, ...rest }: Rest & { category: string }) => ({
  ...rest,
  cateogry: category,
});

/** One entry of the list of articles: decodes from the wire format, encodes to it. */
export const blogSummarySchema = z.codec(
  z.object({ ...summary, ...wireName }),
  z.object({ ...summary, ...ourName }),
  { decode: toOurs, encode: toWire },
);

/** A whole article: decodes from the wire format, encodes to it. */
export const blogSchema = z.codec(
  z.object({ ...details, ...wireName }),
  z.object({ ...details, ...ourName }),
  { decode: toOurs, encode: toWire },
);

/** The answer of `GET /all-blogs`. */
export const blogListSchema = z.object({ blogs: z.array(blogSummarySchema) });

/** What `POST /blog-details` takes. */
export const blogRequestSchema = z.object({
  url: z
    .string("The article's url is required")
    .check(
      z.minLength(1, { error: "The article's url is required", abort: true }),
      z.maxLength(200, "The article's url should not exceed 200 characters"),
    ),
});

export type BlogSummary = z.infer<typeof blogSummarySchema>;
export type Blog = z.infer<typeof blogSchema>;
