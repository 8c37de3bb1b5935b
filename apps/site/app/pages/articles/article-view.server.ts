import { type Article, articles } from "@clinic/content/articles";
import { assertFound } from "@clinic/content/assert-found";
import { blogsPage } from "@clinic/content/pages";
import { articlePath, unknownArticlePaths } from "@clinic/content/routes";
import { samples } from "@clinic/content/samples";
import { type Dentist, dentists } from "@clinic/content/team";
import { articleCard } from "../../articles/article-card.server";
import { articleHead } from "../../articles/article-head.server";
import { resolvePictures } from "../../pictures/pictures.server";

const MAX_NEXT_ARTICLES = 3;

/** The data of an article page, or of one of the pages for articles unknown to the build. */
export async function articleView(slug: string) {
  switch (articlePath(slug)) {
    case unknownArticlePaths.newer:
      return { kind: "newer" as const };
    case unknownArticlePaths.missing:
      return { kind: "missing" as const };
    default:
      return builtArticle(assertFound(articles.get(slug), slug));
  }
}

async function builtArticle(article: Article) {
  const newest = articles.all.slice(0, MAX_NEXT_ARTICLES + 1);
  const others = newest.filter(({ slug }) => slug !== article.slug).slice(0, MAX_NEXT_ARTICLES);
  return {
    kind: "built" as const,
    head: articleHead(article),
    article: await resolvePictures(article),
    author: authorInWords(assertFound(dentists.get(article.author), article.author)),
    nextHeading: blogsPage.nextHeading,
    others: await Promise.all(others.map(articleCard)),
  };
}

function authorInWords({ name, sample }: Dentist) {
  return sample ? `${name} (${samples.profile})` : name;
}
