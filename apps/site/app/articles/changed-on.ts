import type { Article } from "@clinic/content/articles";

/** The day on which the text of an article last changed, as `YYYY-MM-DD`. */
export function changedOn({ publishedOn, updatedOn }: Pick<Article, "publishedOn" | "updatedOn">) {
  return updatedOn ?? publishedOn;
}
