import type { KyInstance } from "ky";
import { toApiError } from "../errors.ts";
import { type Blog, type BlogSummary, blogListSchema, blogSchema } from "../schemas/blog.ts";

export function createBlogs(http: KyInstance) {
  return {
    /** All articles, newest first. */
    async list(options: { signal?: AbortSignal } = {}): Promise<BlogSummary[]> {
      try {
        return (await http.get("all-blogs", options).json(blogListSchema)).blogs;
      } catch (error) {
        throw toApiError(error, options.signal);
      }
    },

    /** One article by the last segment of its URL. Its `content` is HTML: sanitise it before use. */
    async details(url: string, options: { signal?: AbortSignal } = {}): Promise<Blog> {
      try {
        return await http.post("blog-details", { ...options, json: { url } }).json(blogSchema);
      } catch (error) {
        throw toApiError(error, options.signal);
      }
    },
  };
}
