import type { Article } from "../src/articles/schema.ts";
import { articlePath, dentistPath, pagePaths } from "../src/paths.ts";
import { pageHead } from "./head.ts";
import { notFoundPage } from "./not-found.ts";
import { articleCard } from "./parts/article-card.ts";
import { trail } from "./parts/banner.ts";
import { reviewNote } from "./parts/review-note.ts";
import { sourceList } from "./parts/source-list.ts";
import type { Site } from "./site.ts";
import { articleData } from "./structured-data/article.ts";

export type ArticlePage = ReturnType<typeof articlePage>;
export type NewerArticlePage = ReturnType<typeof newerArticlePage>;

/** An article. Its meta fields fall back to its title (requirements, section 3). */
export function articlePage(site: Site, article: Article) {
  const page = site.page("blogs");
  const { slug, next, title, metaTitle = title, metaDescription = title, metaKeywords = title } = article;
  const author = site.dentists.get(article.author);
  return {
    kind: "article" as const,
    head: pageHead(site, {
      page: { title, metaTitle, metaDescription, metaKeywords },
      path: articlePath(slug),
      type: "article",
      picture: article.image,
      parents: parents(site),
      about: [articleData(site, article)],
    }),
    article: {
      ...trail(site, title, parents(site)),
      title,
      category: article.category,
      summary: article.summary,
      byline: {
        by: article.reviewedOn ? page.by : page.toCheck,
        name: site.withSampleNote(author.name, author.sample, "profile"),
        path: dentistPath(author.slug),
        date: article.publishedOn,
        dateInWords: site.words.date(article.publishedOn),
        changed: changed(site, article),
      },
      note: reviewNote(site, { reviewedBy: article.author, reviewedOn: article.reviewedOn }),
      picture: site.picture(article.image),
      html: article.html,
    },
    sources: article.sources && sourceList(site, article.sources, page.sources),
    next: next && {
      title: page.nextHeading,
      articles: next.map((other) => articleCard(site, site.articles.get(other))),
    },
  };
}

/** When it was last changed, if it was: the sources were read on that day, and search engines are told the same. */
function changed(site: Site, { updatedOn }: Article) {
  const { changed } = site.page("blogs");
  if (!updatedOn) return undefined;
  return { date: updatedOn, inWords: changed.replace("{date}", site.words.date(updatedOn)) };
}

/** The page of articles that are newer than the build: it loads them from the API. */
export function newerArticlePage(site: Site) {
  const { newer, metaTitle, intro, allArticles } = site.page("blogs");
  const place = trail(site, newer.breadcrumb, parents(site));
  return {
    kind: "newer" as const,
    head: { title: metaTitle, description: intro },
    loading: {
      ...place,
      title: newer.loading,
      withoutScripts: newer.withoutScripts,
      link: { name: newer.otherArticles, path: pagePaths.blogs },
    },
    failed: { ...place, title: newer.failed, retry: newer.retry },
    more: { name: allArticles, path: pagePaths.blogs },
    missing: notFoundPage(site),
  };
}

function parents(site: Site) {
  return [{ name: site.page("blogs").title, path: pagePaths.blogs }];
}
