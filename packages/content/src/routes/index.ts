import { articlePath } from "../articles/article-path.ts";
import { articles } from "../articles/index.ts";
import { allTreatmentSlugs, treatmentPath } from "./treatment-slugs.ts";

export { articlePath } from "../articles/article-path.ts";
export {
  allTreatmentSlugs,
  superSpecialitySlugs,
  type TreatmentSlug,
  treatmentPath,
  treatmentSlugs,
} from "./treatment-slugs.ts";

/** Pages other than treatments and articles (specification, section 2, and the two statements). */
export const pagePaths = [
  "/",
  "/about-us",
  "/contact-us",
  "/career",
  "/dentists-in-kurla",
  "/dentists-in-south-mumbai",
  "/patient-gallery",
  "/gallery",
  "/awards",
  "/newsletter",
  "/testimonials",
  "/technology",
  "/blogs",
  "/privacy",
  "/accessibility",
] as const;

/**
 * Pages that are made for addresses of articles which the build does not know, and served under those addresses:
 * an article published since, and one that does not exist. No slug begins like their last parts, so that they
 * stand in no article's way.
 */
export const unknownArticlePaths = { newer: "/blogs/_newer", missing: "/blogs/_missing" } as const;

/** How many articles a page of the list shows: rows of one, two and three cards come out even. */
export const articlesPerPage = 24;

/** Path of a page of the list of articles, counted from 1. */
export function articleListPath(page: number): string {
  return page === 1 ? "/blogs" : `/blogs/page/${page}`;
}

/** How many pages the list of articles has. */
export const articleListPages = Math.max(1, Math.ceil(articles.all.length / articlesPerPage));

/**
 * Every page of the site in its canonical form, without the final slash: what is prerendered,
 * listed in the sitemap, and allowed as the target of a link.
 */
export const sitePaths: readonly string[] = [
  ...pagePaths,
  ...allTreatmentSlugs.map(treatmentPath),
  // The first page of the list stands among the pages.
  ...Array.from({ length: articleListPages - 1 }, (_, index) => articleListPath(index + 2)),
  ...articles.all.map((article) => articlePath(article.slug)),
];

/** Old or second addresses and the page each one is answered with (301). */
export const redirects: Readonly<Record<string, string>> = {
  "/Colored-fillings": "/tooth-colored-fillings",
  "/dental-tourism": "/super-speciality/dental-tourism",
};
