import { articles } from "@clinic/content/articles";
import { blogsPage } from "@clinic/content/pages";
import { articleListPages, articleListPath, articlesPerPage } from "@clinic/content/routes";
import { articleCard } from "./article-card.server";
import { pageHead } from "./page-head.server";
import { present } from "./present";

/** A page of the list of articles, counted from 1, the newest first. */
export async function blogsView(number: number) {
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
      picture: present(articles.all[0], "article").image,
    }),
  };
}

/** What {@link blogsView} gives to a template. */
export type BlogsView = Awaited<ReturnType<typeof blogsView>>;
