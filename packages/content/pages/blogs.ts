import { articleListPages, articleListPath, articlesPerPage } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { articleCard } from "./parts/article-card.ts";
import { banner } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type BlogsPage = ReturnType<typeof blogsPage>;

/** A page of the list of articles, newest first. Pages are counted from 1. */
export function blogsPage(site: Site, slug: string) {
  const page = site.page("blogs");
  const number = Number(slug || 1);
  const pages = articleListPages(site.articles);
  const start = (number - 1) * articlesPerPage;
  const inWords = (text: string) =>
    text.replace("{title}", page.metaTitle).replace("{page}", `${number}`).replace("{pages}", `${pages}`);
  return {
    head: pageHead(site, {
      page: number === 1 ? page : { ...page, metaTitle: inWords(page.steps.metaTitle) },
      path: articleListPath(number),
      picture: leadPicture(site.articles.all.map(({ image }) => image)),
    }),
    banner: banner(site, { title: page.title, text: page.intro }),
    articles: site.articles.all
      .slice(start, start + articlesPerPage)
      .map((article) => articleCard(site, article)),
    /** The first page may have newer articles than the build knew. */
    isFirst: number === 1,
    emptyMessage: page.emptyMessage,
    steps:
      pages > 1
        ? {
            label: page.steps.label,
            place: inWords(page.steps.place),
            newer: number > 1 ? { name: page.steps.newer, path: articleListPath(number - 1) } : undefined,
            older: number < pages ? { name: page.steps.older, path: articleListPath(number + 1) } : undefined,
          }
        : undefined,
  };
}
