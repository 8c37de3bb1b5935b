import { type Article, articles } from "@clinic/content/articles";
import { assertFound } from "@clinic/content/assert-found";
import { blogsPage } from "@clinic/content/pages";
import { articlePath, dentistPath, unknownArticlePaths } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import { articleCard } from "../../articles/article-card.server";
import { articleHead } from "../../articles/article-head.server";
import { resolvePictures } from "../../pictures/pictures.server";
import { marked } from "../../samples.server";
import { sourceView } from "../../sources.server";

const MAX_NEXT_ARTICLES = 3;

/** The data of an article page, or of one of the pages for articles unknown to the build. */
export async function articleView(slug: string) {
  switch (articlePath(slug)) {
    case unknownArticlePaths.newer:
      return { kind: "newer" as const };
    case unknownArticlePaths.missing:
      return { kind: "missing" as const };
    default:
      return builtArticle(assertFound(articles.find(slug), slug));
  }
}

async function builtArticle(article: Article) {
  const { sources, ...record } = article;
  const newest = articles.all.slice(0, MAX_NEXT_ARTICLES + 1);
  const others = newest.filter(({ slug }) => slug !== article.slug).slice(0, MAX_NEXT_ARTICLES);
  const author = dentists.get(article.author);
  return {
    kind: "built" as const,
    head: articleHead(article),
    article: await resolvePictures(record),
    sources: sources && sourceView(sources, blogsPage.sources),
    author: { name: marked(author.name, author.sample, "profile"), path: dentistPath(author.slug) },
    nextHeading: blogsPage.nextHeading,
    others: await Promise.all(others.map(articleCard)),
  };
}
