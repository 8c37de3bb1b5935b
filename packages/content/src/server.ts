import content from "../dist/en/server.json" with { type: "json" };
import type { Article } from "./articles/schema.ts";
import type { Clinic } from "./clinic/schema.ts";
import { defineCollection } from "./collection/collection.ts";

/** What the API answers from, and what a host of the site has to know. */
export interface ServerContent {
  articles: readonly Article[];
  clinic: Clinic;
  redirects: Readonly<Record<string, string>>;
  /** The words of the mail to the visitor in other languages, by their names in the API. */
  confirmationMails: Readonly<Record<string, { locale: string; words: Readonly<Record<string, string>> }>>;
}

const built = content as unknown as ServerContent;

/** The articles of the blog, the newest first. */
export const articles = defineCollection<Article>(built.articles, "articles");

export const { clinic, confirmationMails } = built;

/** Former addresses, each with the present one (301). */
export const { redirects } = built;
