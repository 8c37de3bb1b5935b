import { writeFileSync } from "node:fs";
import path from "node:path";
import { articles } from "@clinic/content/articles";
import { assertFound } from "@clinic/content/assert-found";
import { clinic } from "@clinic/content/clinic";
import { blogsPage } from "@clinic/content/pages";
import { articlePath, sitePaths } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { siteUrl } from "../app/seo/site-url";
import { lastModified } from "./last-modified";

/**
 * Writes what machines read beside the pages: `sitemap.xml`, `robots.txt` and `feed.xml`, the articles as RSS.
 *
 * @param clientDirectory the folder of the built site
 * @param origin where the site is published: `https://archhouse.example`
 */
export async function writeFeeds(clientDirectory: string, origin: string) {
  const files = {
    "sitemap.xml": await sitemap(origin),
    "robots.txt": robots(origin),
    "feed.xml": rss(origin),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(clientDirectory, name), text);
}

/** Every page that search engines may list, in its canonical form. */
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

/** The API is no page: crawlers would only send it empty forms. */
export function robots(origin: string) {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl("/sitemap.xml", origin)}\n`;
}

/** Feed readers ask for the whole file again and again, and keep what they have seen. */
const NEWEST = 50;

/** The newest articles for feed readers. */
export function rss(origin: string) {
  const feed = new Feed({
    title: `${clinic.name}: ${blogsPage.title}`,
    description: blogsPage.metaDescription,
    link: siteUrl("/blogs", origin),
    feedLinks: { rss: siteUrl("/feed.xml", origin) },
    language: "en-IN",
    generator: false,
    updated: articles.all[0] && new Date(articles.all[0].publishedOn),
  });
  for (const { slug, title, summary, category, author, publishedOn } of articles.all.slice(0, NEWEST)) {
    const url = siteUrl(articlePath(slug), origin);
    feed.addItem({
      title,
      id: url,
      link: url,
      description: summary,
      date: new Date(publishedOn),
      category: [{ name: category }],
      // RSS asks for an address, with the name behind it.
      author: [{ name: assertFound(dentists.get(author), author).name, email: clinic.email }],
    });
  }
  return feed.rss2();
}
