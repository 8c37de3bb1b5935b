import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articles } from "@clinic/content/articles";
import { clinic } from "@clinic/content/clinic";
import { blogsPage } from "@clinic/content/pages";
import { articlePath, sitePaths } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { siteUrl } from "../app/seo/site-url";
import { lastModified } from "./last-modified";

/**
 * Writes `sitemap.xml`, `robots.txt` and `feed.xml`, an RSS feed of the articles, and completes the web app manifest.
 *
 * @param clientDirectory the folder of the built site
 * @param origin the origin of the published site: `https://archhouse.example`
 */
export async function writeFeeds(clientDirectory: string, origin: string) {
  const shell = readFileSync(path.join(clientDirectory, "manifest.webmanifest"), "utf8");
  const files = {
    "manifest.webmanifest": manifest(shell),
    "sitemap.xml": await sitemap(origin),
    "robots.txt": robots(origin),
    "feed.xml": rss(origin),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(clientDirectory, name), text);
}

/** Adds the clinic's names to a manifest of the looks. */
export function manifest(shell: string) {
  const { name, logo, description } = clinic;
  return JSON.stringify({ name, short_name: logo.name, description, ...JSON.parse(shell) }, null, 2);
}

/** Lists the canonical URL of every indexable page. */
export async function sitemap(origin: string) {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const page of sitePaths) stream.write({ url: page, lastmod: lastModified.get(page) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Excludes the API, to which crawlers would only submit empty forms. */
export function robots(origin: string) {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl("/sitemap.xml", origin)}\n`;
}

/** Feed readers download the whole file each time, and keep the items they have seen. */
const MAX_FEED_ITEMS = 50;

/** The newest articles as RSS. */
export function rss(origin: string) {
  const [newest] = articles.all;
  const feed = new Feed({
    title: `${clinic.name}: ${blogsPage.title}`,
    description: blogsPage.metaDescription,
    link: siteUrl("/blogs", origin),
    feedLinks: { rss: siteUrl("/feed.xml", origin) },
    language: "en-IN",
    generator: false,
    updated: newest && new Date(newest.publishedOn),
  });
  for (const { slug, title, summary, category, author, publishedOn } of articles.all.slice(
    0,
    MAX_FEED_ITEMS,
  )) {
    const url = siteUrl(articlePath(slug), origin);
    feed.addItem({
      title,
      id: url,
      link: url,
      description: summary,
      date: new Date(publishedOn),
      category: [{ name: category }],
      // RSS requires an email address, followed by the name.
      author: [{ name: dentists.get(author).name, email: clinic.email }],
    });
  }
  return feed.rss2();
}
