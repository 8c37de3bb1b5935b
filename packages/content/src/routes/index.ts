import formerPaths from "../../dist/en/redirects.json" with { type: "json" };
import { articlePath } from "../articles/article-path.ts";
import { articles } from "../articles/index.ts";
import { branches, firstVisitPath } from "../branches/index.ts";
import { pagePaths } from "../pages/page-paths.ts";
import { dentistPath } from "../team/dentist-path.ts";
import { dentists } from "../team/index.ts";
import { treatmentPath, treatments } from "../treatments/index.ts";

export { articlePath } from "../articles/article-path.ts";
export { dentistPath } from "../team/dentist-path.ts";
export { treatmentPath } from "../treatments/treatment-path.ts";

const branchPaths = branches.all.flatMap((branch) => [branch.path, firstVisitPath(branch)]);

/**
 * Pages served for articles unknown to the build: a newer one, and one that doesn't exist. No slug starts with an
 * underscore, so they can't collide with an article.
 */
export const unknownArticlePaths = { newer: "/blogs/_newer", missing: "/blogs/_missing" } as const;

/** Number of articles on a page of the list: divisible into rows of one, two and three cards. */
export const articlesPerPage = 24;

/** Path of a page of the list of articles, counted from 1. */
export function articleListPath(page: number): string {
  return page === 1 ? pagePaths.blogs : `${pagePaths.blogs}/page/${page}`;
}

/** Number of pages of the list of articles. */
export const articleListPages = Math.max(1, Math.ceil(articles.all.length / articlesPerPage));

/**
 * Every page of the site in its canonical form, without the final slash: what is prerendered,
 * listed in the sitemap, and allowed as the target of a link.
 */
export const sitePaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...branchPaths,
  ...dentists.all.map(({ slug }) => dentistPath(slug)),
  ...treatments.all.map(treatmentPath),
  // The first page of the list is among pagePaths.
  ...Array.from({ length: articleListPages - 1 }, (_, index) => articleListPath(index + 2)),
  ...articles.all.map((article) => articlePath(article.slug)),
];

/** Old or alternative paths, and where each is redirected to (301). */
export const redirects: Readonly<Record<string, string>> = formerPaths;
