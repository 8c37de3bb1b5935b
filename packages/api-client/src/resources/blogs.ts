import type { KyInstance } from "ky";
import { toApiError } from "../errors.ts";
import { type Blog, type BlogSummary, blogListSchema, blogSchema } from "../schemas/blog.ts";

/** @param baseUrl the API's: an origin in it is that of the pictures too */
export function createBlogs(http: KyInstance, baseUrl: string) {
  const origin = URL.canParse(baseUrl) ? new URL(baseUrl).origin : "";
  const withPicture = <Article extends BlogSummary>(article: Article): Article => ({
    ...article,
    image: origin ? new URL(article.image, baseUrl).href : article.image,
  });
  return {
    /** All articles, newest first. */
    async list(options: { signal?: AbortSignal | undefined } = {}): Promise<BlogSummary[]> {
      try {
        return (await http.get("all-blogs", options).json(blogListSchema)).blogs.map(withPicture);
      } catch (error) {
        throw toApiError(error, options.signal);
      }
    },

    /** One article by the last segment of its URL. Its `content` is HTML: sanitise it before use. */
    async details(url: string, options: { signal?: AbortSignal | undefined } = {}): Promise<Blog> {
      try {
        const blog = await http.post("blog-details", { ...options, json: { url } }).json(blogSchema);
        return withPicture({ ...blog, content: blog.content.replaceAll(/(?<=<img src=")(?=\/)/g, origin) });
      } catch (error) {
        throw toApiError(error, options.signal);
      }
    },
  };
}
