import { Feed } from "feed";
import type { Site } from "../pages/site.ts";
import { articlePath, feedPath, guidePath, pagePaths, pagesOf, treatmentPath } from "../src/paths.ts";

/** The site on a home screen. It opens in the browser, so that no colours are needed. */
const LOOKS = {
  id: "/",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "browser",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** Feed readers download the whole file each time, and keep the items they have seen. */
const MAX_FEED_ITEMS = 50;

/** What search engines, feed readers and home screens read, by the path of the file. */
export function feeds(site: Site, others: readonly Site[] = []) {
  return {
    "manifest.webmanifest": manifest(site),
    "sitemap.xml": sitemap(site, others),
    "robots.txt": robots(site),
    "feed.xml": rss(site),
    ...Object.fromEntries(
      others
        .filter(({ hasPage }) => hasPage(pagePaths.blogs))
        .map((other) => [feedPath(other.language).slice(1), rss(other)]),
    ),
  };
}

function manifest({ setting, words }: Site) {
  const { name, logo, description } = setting("clinic");
  const names = { name, short_name: logo.name, description, lang: words.lang };
  return `${JSON.stringify({ ...names, ...LOOKS }, null, 2)}\n`;
}

/** Lists the canonical URL of every indexable page. */
function sitemap(site: Site, others: readonly Site[]) {
  const days = lastChanges(site);
  const pages = [site, ...others].flatMap((each) => {
    const paths = pagesOf(each).flatMap(({ path }) => (each.hasPage(path) ? [path] : []));
    return paths.map((path) => {
      const day = days.get(path);
      // No path has a character that XML reserves.
      return `<url><loc>${each.url(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join("")}</urlset>`;
}

/**
 * The day on which a page's text last changed, as `YYYY-MM-DD`, by path. Covers only pages whose records have a date:
 * search engines come to distrust a sitemap that gives the build date for everything.
 */
function lastChanges({ articles, guides, newsletters, page, treatments }: Site) {
  return new Map([
    ...treatments.all.map((treatment) => [treatmentPath(treatment), treatment.reviewedOn] as const),
    ...guides.all.map(({ slug, reviewedOn }) => [guidePath(slug), reviewedOn] as const),
    ...articles.all.map(
      ({ slug, publishedOn, updatedOn = publishedOn }) => [articlePath(slug), updatedOn] as const,
    ),
    [pagePaths.blogs, articles.all[0]?.publishedOn],
    [pagePaths.newsletter, newsletters.all[0]?.publishedOn],
    [pagePaths.privacy, page("privacy").updatedOn],
    [pagePaths.accessibility, page("accessibility").updatedOn],
  ]);
}

/** Excludes the API, to which crawlers would only submit empty forms. */
function robots({ url }: Site) {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url("/sitemap.xml")}\n`;
}

/** The newest articles as RSS. */
function rss({ articles, dentists, language, page, setting, url, words }: Site) {
  const { name, email } = setting("clinic");
  const { title, metaDescription } = page("blogs");
  const [newest] = articles.all;
  const feed = new Feed({
    title: `${name}: ${title}`,
    description: metaDescription,
    link: url(pagePaths.blogs),
    feedLinks: { rss: url(feedPath(language)) },
    language: words.lang,
    generator: false,
    updated: newest && new Date(newest.publishedOn),
  });
  for (const article of articles.all.slice(0, MAX_FEED_ITEMS)) {
    const address = url(articlePath(article.slug));
    feed.addItem({
      title: article.title,
      id: address,
      link: address,
      description: article.summary,
      date: new Date(article.publishedOn),
      category: [{ name: article.category }],
      // RSS requires an email address, followed by the name.
      author: [{ name: dentists.get(article.author).name, email }],
    });
  }
  return feed.rss2();
}
