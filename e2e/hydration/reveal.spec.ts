import { hub, treatment } from "@clinic/content/examples";
import { contactPage } from "@clinic/content/pages";
import { treatmentPath } from "@clinic/content/routes";
import type { Page } from "@playwright/test";
import { expect, readingTest as test, withMotion } from "../support/clinic";
import { footerLink, visit } from "../support/page-state";

test.use(withMotion);

/** Sections whose content is not fully shown, and the longest animation of any section. */
const state = (page: Page) =>
  page.evaluate(() => {
    const contents = [...document.querySelectorAll("main section:not(section section) > *")];
    return {
      hidden: contents.filter((content) => getComputedStyle(content).opacity !== "1").length,
      durations: [
        ...new Set(
          contents.flatMap((content) => content.getAnimations()).map((a) => a.effect?.getTiming().duration),
        ),
      ],
    };
  });

test("the sections of a page rise once, in 1000 ms, as a visitor scrolls to them", async ({ page }) => {
  await page.goto(treatmentPath(treatment));
  // Swapping fonts shifts lines too, which is not what this tests.
  await page.evaluate(async () => {
    await document.fonts.ready;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: "layout-shift" });
  });
  await expect.poll(async () => (await state(page)).hidden).toBeGreaterThan(0);
  expect((await state(page)).durations).toEqual([1000]);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  const last = page.locator("main section:not(section section)").last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((section) => section.getAnimations({ subtree: true }).length))
    .toBe(0);
  expect(
    await last.evaluate(({ firstElementChild: content }) => content && getComputedStyle(content).opacity),
  ).toBe("1");
  // Only once: sections that have been seen are never hidden again.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  expect(await last.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(page.locator("html[data-shift]")).toHaveCount(0);
});

test("nothing is hidden on paper, under reduced motion or without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(treatmentPath(treatment));
  await expect.poll(async () => (await state(page)).hidden).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(async () => (await state(page)).hidden).toBe(0);

  await page.emulateMedia({ media: "screen" });
  await visit(page, treatmentPath(treatment));
  await expect.poll(async () => (await state(page)).hidden).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect((await state(page)).hidden).toBe(0);

  await visit(page, treatmentPath(treatment));
  await expect.poll(async () => (await state(page)).hidden).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(async () => (await state(page)).hidden).toBe(0);
  await visit(page, treatmentPath(treatment));
  expect(await state(page)).toEqual({ hidden: 0, durations: [] });

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const withoutScripts = await context.newPage();
  await withoutScripts.goto(treatmentPath(treatment));
  await expect(withoutScripts.locator("main section").last()).toHaveCSS("opacity", "1");
  await context.close();
});

test("a visitor who goes to another page sees its sections rise there too", async ({ page }) => {
  await visit(page, "/contact-us");
  await footerLink(page, treatmentPath(hub)).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(async () => (await state(page)).hidden).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactPage.title);
});
