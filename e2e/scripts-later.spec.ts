import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "./support/clinic";
import { scrollThrough, visit } from "./support/page-state";

/** Lets the scripts of these blocks wait until the function that it gives is called. */
async function holdScripts(page: Page, ...names: string[]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const name of names) {
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}

/** Until the page's own scripts run; its later blocks say of themselves that they wait. */
const untilStarted = (page: Page) => page.locator("[data-waiting]").first().waitFor({ state: "attached" });

for (const path of ["/", "/dental-implant", "/contact-us", "/testimonials", "/patient-gallery", "/gallery"]) {
  test(`a visitor of ${path} who only reads gets at most 140 kB of scripts`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    // Nothing is asked of the page before: the browser would take it for an action of the visitor.
    await page.goto(path, { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThanOrEqual(140_000);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test("a visitor who reads the home page to its end gets at most 450 kB in all", async ({ page }) => {
    await visit(page, "/");
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    const bytes = await page.evaluate(() =>
      performance
        .getEntries()
        .reduce((sum, entry) => sum + ("encodedBodySize" in entry ? Number(entry.encodedBodySize) : 0), 0),
    );
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(450_000);
  });
});

test("a patient presses a question before its scripts have come, and gets the answer when they have", async ({
  page,
}) => {
  const release = await holdScripts(page, "treatment-questions");
  await page.goto("/root-canal");
  await untilStarted(page);
  const question = page.locator("#questions").getByRole("button").nth(1);
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test("a visitor chooses the other branch before the contact block is ready, and sees it when it is", async ({
  page,
}) => {
  const release = await holdScripts(page, "site-contact");
  await page.goto("/privacy");
  await untilStarted(page);
  const tab = page.getByRole("tab", { name: "South Mumbai" });
  await tab.click();
  release();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "South Mumbai" })).toBeVisible();
});

test("what a patient types before the form's scripts have come stays in the form", async ({ page }) => {
  const release = await holdScripts(page, "site-appointment-form");
  await page.goto("/contact-us");
  await untilStarted(page);
  const form = page.locator("main form");
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Message").fill("A check-up for my daughter, please.");
  // The address changes while the form is not ready.
  await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
  release();
  await expect(page.locator("main [data-waiting]")).toHaveCount(0);
  await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
  await expect(form.getByLabel("Message")).toHaveValue("A check-up for my daughter, please.");
});

test("a link within the page leads to its place, and nothing above it moves, while blocks are not ready", async ({
  page,
}) => {
  const release = await holdScripts(page, "case-grid", "before-after-gallery", "video-slider");
  await page.goto("/dental-implant");
  await untilStarted(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Questions" })
    .click();
  const questions = page.locator("#questions");
  await expect(questions).toBeInViewport();
  const top = () => questions.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await top();
  expect(await height()).toBe(before);
  release();
  await page.waitForLoadState("networkidle");
  expect(await top()).toBe(place);
  expect(await height()).toBe(before);
});

test("a visitor who comes from another page finds every block of the next one ready at once", async ({
  page,
}) => {
  await page.goto("/privacy");
  await untilStarted(page);
  await page.getByRole("banner").getByRole("link", { name: "Arch House Dental, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/privacy/i);
  await expect(page.locator("main [data-waiting]")).toHaveCount(0);
  await expect(page.locator("main section")).not.toHaveCount(0);
  expect(await page.locator("main").evaluate((main) => main.scrollHeight)).toBeGreaterThan(4000);
});
