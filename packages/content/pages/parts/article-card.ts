import type { Article } from "../../src/articles/schema.ts";
import { articlePath } from "../../src/paths.ts";
import type { Site } from "../site.ts";

/** The carousel has at most ten dots (specification, section 9). */
const LATEST_ARTICLES = 10;

/** An article in a list. */
export function articleCard(site: Site, { slug, title, category, image }: Article) {
  return { title, path: articlePath(slug), category, picture: { image: site.picture(image).image } };
}

/** The articles on the home page, the newest first. */
export function latestArticles(site: Site) {
  return site.articles.all.slice(0, LATEST_ARTICLES).map((article) => articleCard(site, article));
}
