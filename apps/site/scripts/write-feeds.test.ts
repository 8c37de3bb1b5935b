import { articles } from "@clinic/content/articles";
import { clinic } from "@clinic/content/clinic";
import { accessibilityPage, privacyPage } from "@clinic/content/pages";
import { sitePaths } from "@clinic/content/routes";
import { treatments } from "@clinic/content/treatments";
import { expect, it } from "vitest";
import { changedOn } from "../app/articles/changed-on";
import manifest from "../public/manifest.webmanifest?raw";
import { robots, rss, sitemap } from "./write-feeds";

const origin = "https://clinic.example";

/** The sitemap as a table: address to day of the last change. */
async function listed() {
  const xml = await sitemap(origin);
  return new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(([, url, day]) => [
      url,
      day,
    ]),
  );
}

it("a search engine learns of every page, once, in its canonical form", async () => {
  const expected = sitePaths.map((path) => `${origin}${path}`);
  expect([...(await listed()).keys()]).toEqual(expected);
});

it("a search engine is told the day on which a text changed, and nothing where we don't know", async () => {
  const days = await listed();
  for (const { slug, reviewedOn, kind } of treatments.all) {
    const path = kind === "super-speciality" ? `/super-speciality/${slug}` : `/${slug}`;
    expect(days.get(origin + path), path).toBe(reviewedOn);
  }
  for (const article of articles.all) {
    expect(days.get(`${origin}/blogs/${article.slug}`), article.slug).toBe(changedOn(article));
  }
  expect(days.get(`${origin}/privacy`)).toBe(privacyPage.updatedOn);
  expect(days.get(`${origin}/accessibility`)).toBe(accessibilityPage.updatedOn);
  expect(days.get(`${origin}/blogs`)).toBe(articles.all[0]?.publishedOn);
  expect(days.get(`${origin}/contact-us`)).toBeUndefined();
});

it("a crawler finds the sitemap and leaves the API alone", () => {
  expect(robots(origin).split("\n")).toEqual(
    expect.arrayContaining(["Allow: /", "Disallow: /api/", `Sitemap: ${origin}/sitemap.xml`]),
  );
});

it("a reader who follows the blog gets the newest articles, at most 50 of them", () => {
  const feed = rss(origin);
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
  expect(links).toEqual(articles.all.slice(0, 50).map(({ slug }) => `${origin}/blogs/${slug}`));
  expect(feed).toContain(`<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`);
});

it("a visitor who keeps the site on the phone sees the clinic's own name", () => {
  expect(JSON.parse(manifest)).toMatchObject({ name: clinic.name, description: clinic.description });
});
