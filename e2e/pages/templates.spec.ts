import AxeBuilder from "@axe-core/playwright";
import { clinic as content } from "@clinic/content/clinic";
import { treatmentPaths } from "@clinic/content/examples";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { scrollThrough, visit } from "../support/page-state";
import { templates, unknownPath } from "../support/templates";

// Nothing fades or moves while colours and widths are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of templates) {
  test(`${path} has no axe violation, no console message, no request to another host and nothing too wide`, async ({
    page,
    clinic,
    consoleMessages,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const response = await visit(page, path);
    const status = path === unknownPath ? 404 : 200;
    expect.soft(response?.status()).toBe(status);
    await scrollThrough(page);
    expect.soft(await barriers(page), "on a desktop").toEqual([]);

    await setTextSize(page, "200%");
    expect.soft(await overflow(page), "with 200 % text").toEqual([]);
    await setTextSize(page, "");

    await page.setViewportSize({ width: 320, height: 900 });
    expect.soft(await overflow(page), "on a phone").toEqual([]);
    expect.soft(await barriers(page), "on a phone").toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    expect.soft(await overflow(page), "right to left").toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));

    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(page, "200%");
    expect.soft(await overflow(page), "on a phone with 200 % text").toEqual([]);
    await setTextSize(page, "");

    await page.emulateMedia({ forcedColors: "active" });
    await exposeForcedColours(page);
    expect.soft(await barriers(page, "color-contrast"), "in forced colours").toEqual([]);

    expect.soft([...hosts]).toEqual([clinic.url]);
    // The browser itself reports the status of a page that was not found.
    expect
      .soft(consoleMessages.filter((message) => !(status === 404 && message.includes("404"))))
      .toEqual([]);
  });
}

for (const path of ["/", ...treatmentPaths, "/contact-us"]) {
  test(`${path} has enhanced contrast (WCAG 1.4.6) for a visitor who prefers more`, async ({ page }) => {
    await page.emulateMedia({ contrast: "more" });
    await visit(page, path);
    expect(await barriers(page, "color-contrast-enhanced")).toEqual([]);
  });
}

test("with the API down, a page that requests articles can still be read", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  for (const path of ["/", "/blogs"]) {
    await visit(page, path);
    await scrollThrough(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: content.branches[0].phones[0] }).first()).toBeVisible();
  }
});

async function barriers(page: Page, ...rules: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ id, html, why: any.map(({ message }) => message) })),
  );
}

/** How much wider than the window the page is, where it is. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
  });

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** axe uses the fill of text as its colour, and Chromium reports the fill from before it was forced. */
const exposeForcedColours = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      element.style.setProperty("-webkit-text-fill-color", getComputedStyle(element).color);
    }
  });
