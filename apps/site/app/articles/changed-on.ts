import type { Article } from "@clinic/content/articles";

/** The date an article's text last changed, as `YYYY-MM-DD`. */
export function changedOn({ publishedOn, updatedOn }: Pick<Article, "publishedOn" | "updatedOn">) {
  return updatedOn ?? publishedOn;
}
