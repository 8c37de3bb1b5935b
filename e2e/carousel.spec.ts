import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

/** Goes to the latest articles on the home page and stops the clock, just after the carousel has begun to play. */
async function stopTheClockAtArticles(page: Page) {
  await page.clock.install();
  await visit(page, "/");
  const articles = page.getByRole("group", { name: "Latest articles" });
  await articles.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await articles.getByRole("button", { name: /^(Pause|Play) Latest articles/ }).focus();
  await page.keyboard.press("Space");
  if (await articles.getByRole("button", { name: "Play Latest articles" }).isVisible())
    await page.keyboard.press("Space");
  await expect(articles.getByRole("button", { name: "Pause Latest articles" })).toBeVisible();
  const slide = async () =>
    Number((await articles.getByText(/^Slide \d+ of/).textContent())?.match(/\d+/)?.[0]);
  return { articles, slide };
}

test("the latest articles move on after 10 seconds, also under the pointer", async ({ page }) => {
  const { articles, slide } = await stopTheClockAtArticles(page);
  const first = await slide();
  await articles.hover();
  await page.clock.runFor(9_900);
  expect(await slide()).toBe(first);
  await page.clock.runFor(200);
  await expect.poll(slide).not.toBe(first);
  const second = await slide();
  await page.clock.runFor(10_100);
  await expect.poll(slide).not.toBe(second);
});

test("a visitor stops the moving articles with the Pause button, and starts them again", async ({ page }) => {
  const { articles, slide } = await stopTheClockAtArticles(page);
  const first = await slide();
  await page.keyboard.press("Enter");
  await expect(articles.getByRole("button", { name: "Play Latest articles" })).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await slide()).toBe(first);
  await page.keyboard.press("Enter");
  await page.clock.runFor(10_100);
  await expect.poll(slide).not.toBe(first);
});

test("a visitor who prefers less motion finds the articles at rest", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await visit(page, "/");
  const articles = page.getByRole("group", { name: "Latest articles" });
  await expect(articles.getByRole("button", { name: "Play Latest articles" })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(articles.getByText(/^Slide 1 of/)).toBeAttached();
});

for (const [width, count] of [
  [1201, 3],
  [1200, 2],
  [801, 2],
  [800, 1],
] as const) {
  test(`at ${width} px wide, ${count} of the latest articles ${count === 1 ? "stands" : "stand"} side by side, with at most 10 dots and no arrows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const articles = page.getByRole("group", { name: "Latest articles" });
    await articles.scrollIntoViewIfNeeded();
    const inside = await articles.evaluate((carousel) => {
      const { left, right } = carousel.getBoundingClientRect();
      return [...carousel.querySelectorAll("article")].filter((article) => {
        const box = article.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
    expect(inside).toBe(count);
    expect(await articles.getByRole("button", { name: /^Slide \d+$/ }).count()).toBeLessThanOrEqual(10);
    await expect(articles.getByRole("button", { name: /Next|Previous/ })).toHaveCount(0);
  });
}
