import { blogListSchema, blogRequestSchema, blogSchema } from "@clinic/api-client/schemas/blog";
import { failureSchema } from "@clinic/api-client/schemas/response";
import { articles } from "@clinic/content/server";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { RequestError } from "../failure.ts";

export const blogs: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/all-blogs",
    {
      schema: {
        operationId: "listArticles",
        summary: "List all articles, newest first",
        response: { 200: blogListSchema },
      },
    },
    () => ({ blogs: articles.all.map(summaryOf) }),
  );

  app.post(
    "/blog-details",
    {
      schema: {
        operationId: "getArticle",
        summary: "Get one article",
        body: blogRequestSchema,
        response: { 200: blogSchema, "4xx": failureSchema },
      },
    },
    (request) => {
      const article = articles.find(request.body.url);
      if (!article) {
        throw new RequestError(404, "not_found", "There is no such article.", {
          url: "There is no such article.",
        });
      }
      const { html, metaTitle, metaDescription, metaKeywords } = article;
      return { ...summaryOf(article), content: html, metaTitle, metaDescription, metaKeywords };
    },
  );
};

const summaryOf = ({ slug, title, category, image }: (typeof articles.all)[number]) => ({
  url: slug,
  image: `/api/pictures/${image.src}`,
  title,
  category,
});
