import type { Article } from "../../src/articles/schema.ts";
import { articlePath, latestArticles as count } from "../../src/paths.ts";
import type { Site } from "../site.ts";

/** An article in a list. */
export function articleCard(site: Site, { slug, title, category, image }: Article) {
  return { title, path: articlePath(slug), category, picture: { image: site.picture(image).image } };
}

/** The articles on the home page, the newest first. */
export function latestArticles(site: Site) {
  return site.articles.all.slice(0, count).map((article) => articleCard(site, article));
}
