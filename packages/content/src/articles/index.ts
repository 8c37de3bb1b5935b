import records from "../../dist/en/records/articles.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { Article } from "./schema.ts";

export type { Article } from "./schema.ts";

/** The articles of the blog, the newest first. */
export const articles = defineCollection<Article, Slug<"articles">>(records);
