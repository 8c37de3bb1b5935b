import { defineCollection } from "../collection/collection.ts";
import { renderedArticles } from "./articles.generated.ts";
import type { Article } from "./schema.ts";

export type { Article } from "./schema.ts";

/** The articles of the blog, the newest first. */
export const articles = defineCollection<Article>(renderedArticles);
