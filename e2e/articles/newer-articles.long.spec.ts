import { linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { site as content } from "@clinic/content/pages/examples";
import type { Page } from "@playwright/test";
import { expect, readingTest, sharedClinicTest } from "../support/clinic";
import { hold } from "../support/network";
import { visit } from "../support/page-state";

const { articles } = content;
const blogsPage = content.page("blogs");
const homePage = content.page("home");
const notFoundPage = content.page("not-found");

const [newer, another] = articles.all;
if (!newer || !another) throw new Error("There are no articles to publish.");

const site = path.dirname(createRequire(import.meta.url).resolve("@clinic/site/package.json"));
const built = path.join(site, "build/client");

/** A clinic whose site was built before its two newest articles were published. */
const test = sharedClinicTest.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use, { project }) => {
      const older = path.join(project.outputDir, "older-site");
      mkdirSync(older, { recursive: true });
      // Links: to copy all files takes two seconds.
      for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
        const target = path.join(older, path.relative(built, entry.parentPath), entry.name);
        if ([newer.slug, another.slug].some((slug) => target.includes(`/blogs/${slug}`))) continue;
        if (entry.isDirectory()) mkdirSync(target, { recursive: true });
        else linkSync(path.join(entry.parentPath, entry.name), target);
      }
      await use({ SITE_DIR: older });
      rmSync(older, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** What search engines read on the page, besides its title. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const contents = (name: string) =>
      [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`)].map(({ content }) => content);
    return { description: contents("description"), keywords: contents("keywords") };
  });

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("a reader opens an article that was published after the site was built: 'Loading...', then the article", async ({
  page,
  consoleMessages,
}) => {
  const letThrough = await hold(page, "**/api/blog-details");
  const response = await page.goto(`/blogs/${newer.slug}`);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText("Loading...");
  letThrough();
  await expect(heading(page)).toHaveText(newer.title);
  await expect(page).toHaveTitle(newer.metaTitle ?? newer.title);
  expect(await headOf(page)).toEqual({
    description: [newer.metaDescription ?? newer.title],
    keywords: [newer.metaKeywords ?? newer.title],
  });
  await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
  // The picture repeats the heading, so it has no name of its own.
  await expect(page.getByRole("article").locator("img").first()).toHaveJSProperty("complete", true);
  expect(consoleMessages).toEqual([]);
});

test("a reader follows a link to an article that the build does not know, and goes straight to another, and back", async ({
  page,
}) => {
  await visit(page, "/blogs");
  await page.getByRole("main").getByRole("link", { name: newer.title, exact: true }).click();
  await expect(heading(page)).toHaveText(newer.title);
  await expect(page).toHaveTitle(newer.metaTitle ?? newer.title);
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill(another.title);
  await page.getByRole("dialog").getByRole("link", { name: another.title }).click();
  await expect(heading(page)).toHaveText(another.title);
  await expect(page).toHaveTitle(another.metaTitle ?? another.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(newer.title);
  await page.getByRole("main").getByRole("link", { name: blogsPage.allArticles }).click();
  await expect(page).toHaveTitle(blogsPage.metaTitle);
  expect(await headOf(page)).toMatchObject({ keywords: [] });
});

readingTest("an address of an article that was never written says so, and leads home", async ({ page }) => {
  // The browser logs a page that was not found; any other message fails this test.
  await page.route("**/blogs/never-written", async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await page.goto("/blogs/never-written");
  await expect(heading(page)).toHaveText(notFoundPage.title);
  await page.getByRole("main").getByRole("link", { name: notFoundPage.homeLink.name }).click();
  await expect(heading(page)).toHaveText(homePage.hero.title);
});

test("when the API fails, the article's page says so, logs it and offers a retry; without words for search engines, the title stands in", async ({
  page,
  consoleMessages,
}) => {
  await page.route("**/api/blog-details", (route) => route.fulfill({ status: 500, body: "" }));
  await visit(page, `/blogs/${newer.slug}`);
  await expect(heading(page)).toHaveText(blogsPage.newer.failed);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Our server has a problem at the moment.",
  );
  expect(consoleMessages.join("\n")).toContain("Failed to fetch blogs");
  await page.unroute("**/api/blog-details");
  await page.route("**/api/blog-details", async (route) => {
    const response = await route.fetch();
    const { metaTitle, metaDescription, metaKeywords, ...article } = await response.json();
    await route.fulfill({ response, json: article });
  });
  await page.getByRole("main").getByRole("button", { name: blogsPage.newer.retry }).click();
  await expect(heading(page)).toHaveText(newer.title);
  await expect(page).toHaveTitle(newer.title);
  expect(await headOf(page)).toEqual({ description: [newer.title], keywords: [newer.title] });
});

test("an article interrupted by a lost connection loads by itself once the reader is back online", async ({
  page,
  context,
}) => {
  const asked = page.waitForRequest("**/api/blog-details");
  const offline = Promise.withResolvers<void>();
  await page.route("**/api/blog-details", async (route) => {
    await offline.promise;
    await route.abort("internetdisconnected");
  });
  await page.goto(`/blogs/${newer.slug}`);
  await asked;
  await context.setOffline(true);
  offline.resolve();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("You seem to be offline.");
  await page.unroute("**/api/blog-details");
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(newer.title);
});
