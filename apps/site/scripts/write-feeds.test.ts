import { articles } from "@clinic/content/articles";
import { clinic } from "@clinic/content/clinic";
import { accessibilityPage, privacyPage } from "@clinic/content/pages";
import { sitePaths } from "@clinic/content/routes";
import { treatments } from "@clinic/content/treatments";
import { expect, it } from "vitest";
import { changedOn } from "../app/articles/changed-on";
import shell from "../public/manifest.webmanifest?raw";
import { manifest, robots, rss, sitemap } from "./write-feeds";

const origin = "https://clinic.example";

/** The date of the last change of every URL in the sitemap. */
async function listed() {
  const xml = await sitemap(origin);
  return new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(([, url, day]) => [
      url,
      day,
    ]),
  );
}

it("lists the canonical URL of every page once in the sitemap", async () => {
  const expected = sitePaths.map((path) => `${origin}${path}`);
  expect([...(await listed()).keys()]).toEqual(expected);
});

it("gives the date of a page's last change, if known", async () => {
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

it("refers crawlers to the sitemap and excludes the API", () => {
  expect(robots(origin).split("\n")).toEqual(
    expect.arrayContaining(["Allow: /", "Disallow: /api/", `Sitemap: ${origin}/sitemap.xml`]),
  );
});

it("writes the 50 newest articles to the feed", () => {
  const feed = rss(origin);
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
  expect(links).toEqual(articles.all.slice(0, 50).map(({ slug }) => `${origin}/blogs/${slug}`));
  expect(feed).toContain(`<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`);
});

it("has the clinic's name and description in the web app manifest", () => {
  const { name, logo, description } = clinic;
  expect(JSON.parse(manifest(shell))).toMatchObject({
    name,
    short_name: logo.name,
    description,
    start_url: "/",
  });
});
