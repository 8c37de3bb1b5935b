import { expect, it } from "vitest";
import { loadContent } from "../load/load-content.ts";
import { createSite } from "../pages/site.ts";
import { pagesOf } from "../src/paths.ts";
import { feeds } from "./feeds.ts";

const origin = "https://clinic.example";
const site = createSite(loadContent(), "en", { pictures: {}, files: {}, pdfs: {}, origin });
const files = feeds(site);

it("lists the canonical URL of every page in the sitemap, with the day of its last change, if known", () => {
  const entries = files["sitemap.xml"].matchAll(
    /<url><loc>(.*?)<\/loc>(?:<lastmod>([\d-]+)<\/lastmod>)?<\/url>/g,
  );
  const days = new Map([...entries].map(([, url, day]) => [url, day]));
  expect([...days.keys()]).toEqual(pagesOf(site).map(({ path }) => `${origin}${path}`));

  const { articles, page, treatments } = site;
  for (const { slug, reviewedOn, kind } of treatments.all) {
    const path = kind === "super-speciality" ? `/super-speciality/${slug}` : `/${slug}`;
    expect(days.get(origin + path), path).toBe(reviewedOn);
  }
  for (const { slug, publishedOn, updatedOn } of articles.all)
    expect(days.get(`${origin}/blogs/${slug}`), slug).toBe(updatedOn ?? publishedOn);
  expect(days.get(`${origin}/privacy`)).toBe(page("privacy").updatedOn);
  expect(days.get(`${origin}/blogs`)).toBe(articles.all[0]?.publishedOn);
  expect(days.get(`${origin}/contact-us`)).toBeUndefined();
});

it("refers crawlers to the sitemap and excludes the API", () => {
  expect(files["robots.txt"].split("\n")).toEqual(
    expect.arrayContaining(["Allow: /", "Disallow: /api/", `Sitemap: ${origin}/sitemap.xml`]),
  );
});

it("writes the 50 newest articles to the feed, the newest first", () => {
  const items = [...files["feed.xml"].matchAll(/<item>.*?<link>(.*?)<\/link>.*?<pubDate>(.*?)<\/pubDate>/gs)];
  expect(items.map(([, link]) => link)).toEqual(
    site.articles.all.slice(0, 50).map(({ slug }) => `${origin}/blogs/${slug}`),
  );
  const days = items.map(([, , day = ""]) => Date.parse(day));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(files["feed.xml"]).toContain(`<atom:link href="${origin}/feed.xml" rel="self"`);
});

it("has the clinic's names in the web app manifest", () => {
  const { name, logo, description } = site.setting("clinic");
  expect(JSON.parse(files["manifest.webmanifest"])).toMatchObject({
    name,
    short_name: logo.name,
    description,
    start_url: "/",
  });
});
