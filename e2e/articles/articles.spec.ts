import { articles } from "@clinic/content/articles";
import { blogsPage } from "@clinic/content/pages";
import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

test("a reader opens an article from the list and comes back to the same place in it", async ({ page }) => {
  const article = articles.all.at(-1);
  if (!article) throw new Error("There is no article to read.");
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/blogs");
  const link = page.getByRole("main").getByRole("link", { name: article.title });
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const place = await scrolled();
  expect(place).toBeGreaterThan(1000);

  await link.click();
  await expect(page).toHaveURL(`/blogs/${article.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
  await expect.poll(scrolled).toBe(0);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(article.title);
  await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThanOrEqual(2);
});

test("a reader goes from one article to the next, and each shows its own words from the top", async ({
  page,
}) => {
  const [first] = articles.all;
  if (!first) throw new Error("There is no article to read.");
  await visit(page, `/blogs/${first.slug}`);
  const next = page.getByRole("region", { name: blogsPage.nextHeading }).getByRole("link").first();
  const title = (await next.textContent()) ?? "";
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
