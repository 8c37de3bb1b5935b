import { articles } from "@clinic/content/articles";
import { blogsPage } from "@clinic/content/pages";
import { articleListPages, articleListPath, articlesPerPage } from "@clinic/content/routes";
import { articleCard } from "../../articles/article-card.server";
import { pageHead } from "../../seo/page-head.server";
import { leadPicture } from "../../seo/share-picture";

/** A page of the list of articles, newest first. Page numbers start at 1. */
export async function articlesView(number: number) {
  const start = (number - 1) * articlesPerPage;
  const listed = articles.all.slice(start, start + articlesPerPage);
  const page =
    number === 1 ? blogsPage : { ...blogsPage, metaTitle: `${blogsPage.metaTitle}, page ${number}` };
  return {
    page,
    number,
    pages: articleListPages,
    newer: number > 1 ? articleListPath(number - 1) : undefined,
    older: number < articleListPages ? articleListPath(number + 1) : undefined,
    articles: await Promise.all(listed.map(articleCard)),
    head: pageHead({
      page,
      path: articleListPath(number),
      picture: leadPicture(articles.all.map(({ image }) => image)),
    }),
  };
}

export type ArticlesView = Awaited<ReturnType<typeof articlesView>>;
