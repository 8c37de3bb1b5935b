import * as z from "zod/mini";

const summary = {
  /** The last segment of the article's URL: `/blogs/{url}`. */
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

/** The wire format misspells "category". Nothing outside these two codecs sees it. */
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

/** Decodes an entry of the list of articles from the wire format, and encodes to it. */
export const blogSummarySchema = z.codec(
  z.object({ ...summary, ...wireName }),
  z.object({ ...summary, ...ourName }),
  { decode: toOurs, encode: toWire },
);

/** Decodes an article from the wire format, and encodes to it. */
export const blogSchema = z.codec(
  z.object({ ...details, ...wireName }),
  z.object({ ...details, ...ourName }),
  { decode: toOurs, encode: toWire },
);

/** The response of `GET /all-blogs`. */
export const blogListSchema = z.object({ blogs: z.array(blogSummarySchema) });

/** The body of `POST /blog-details`. */
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
