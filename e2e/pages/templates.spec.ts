/** Checks each template in one visit: on a touch screen, where targets must be largest, opened on a phone and then resized. */
import { firstVisitPath } from "@clinic/content/branches";
import { branch, hub, treatmentPaths } from "@clinic/content/examples";
import { treatmentPath } from "@clinic/content/routes";
import { MAX_BYTES } from "@clinic/site/scripts/budgets.ts";
import type { JSHandle, Page } from "@playwright/test";
import { barriers } from "../support/barriers";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { scrollThrough, untilHydrated, untilShellHydrated, visit } from "../support/page-state";
import { templates, unknownPath } from "../support/templates";
import { hiddenStops } from "./hidden-stops";
import { outline } from "./outline";
import { scriptBytes } from "./script-bytes";
import { smallTargets } from "./small-targets";

/** Pages of every theme, with forms, carousels, long lists and bars. */
const richest = ["/", "/contact-us", ...treatmentPaths];

/** Pages whose outlines differ, with the names of their reviewed outlines. */
const outlines: Record<string, string> = {
  "/": "home",
  [treatmentPath(hub)]: "treatment",
  [branch.path]: "branch",
  "/contact-us": "booking",
  "/career": "application",
  [firstVisitPath(branch)]: "first-visit",
};

const tooSmall = "targets too small for a finger (WCAG 2.5.5)";
const hidden = "focus under a bar (WCAG 2.4.11)";

test.use({
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
});

for (const path of templates) {
  test(`${path} can be used at every width, text size, contrast and direction, and asks no other host`, async ({
    page,
    clinic,
    consoleMessages,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const response = await page.goto(path);
    const status = path === unknownPath ? 404 : 200;
    expect.soft(response?.status()).toBe(status);
    await untilShellHydrated(page);
    await page.waitForLoadState("networkidle");
    const bytes = await scriptBytes(page);
    // React alone is larger, so anything less means that the scripts were not found.
    expect.soft(bytes, "bytes of scripts for who only reads").toBeGreaterThan(60_000);
    expect.soft(bytes, "bytes of scripts for who only reads").toBeLessThanOrEqual(MAX_BYTES.scripts);

    await page.setViewportSize({ width: 1280, height: 900 });
    await untilHydrated(page);
    await scrollThrough(page);
    expect.soft(await barriers(page), "axe on a desktop").toEqual([]);
    expect.soft(await smallTargets(page), `${tooSmall} on a desktop`).toEqual([]);
    const outlineName = outlines[path];
    if (outlineName) {
      // Reviewed like screenshots: each difference is one that a screen reader announces.
      expect.soft(await outline(page.locator("body")), "landmarks").toMatchSnapshot(`${outlineName}.txt`);
    }
    await setTextSize(page, "200%");
    expect.soft(await overflow(page), "too wide with 200 % text").toEqual([]);
    await setTextSize(page, "");
    if (richest.includes(path)) {
      await page.emulateMedia({ contrast: "more" });
      const tooFaint = await barriers(page, { rules: ["color-contrast-enhanced"] });
      expect.soft(tooFaint, "too faint for who prefers more contrast (WCAG 1.4.6)").toEqual([]);
      await page.emulateMedia({ contrast: null });
    }
    const onDesktop = await shown(page);

    await page.setViewportSize({ width: 768, height: 800 });
    expect.soft(await smallTargets(page), `${tooSmall} on a tablet`).toEqual([]);

    await page.setViewportSize({ width: 390, height: 700 });
    expect.soft(await smallTargets(page), `${tooSmall} at 390 px`).toEqual([]);
    if (richest.includes(path)) expect.soft(await hiddenStops(page), `${hidden} at 390 px`).toEqual([]);
    await setTextSize(page, "200%");
    expect.soft(await overflow(page), "too wide on a phone with 200 % text").toEqual([]);
    await setTextSize(page, "");

    await page.setViewportSize({ width: 320, height: 568 });
    expect.soft(await overflow(page), "too wide at 320 px").toEqual([]);
    expect.soft(await smallTargets(page), `${tooSmall} at 320 px`).toEqual([]);
    if (richest.includes(path)) expect.soft(await hiddenStops(page), `${hidden} at 320 px`).toEqual([]);
    // Names, roles and colours don't depend on the width: what a desktop shows has been checked.
    const within = await shown(page, onDesktop);
    expect.soft(await barriers(page, { within }), "axe on what only a phone shows").toEqual([]);
    const scrollable = await barriers(page, { rules: ["scrollable-region-focusable"] });
    expect.soft(scrollable, "axe on what scrolls on a phone").toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    expect.soft(await overflow(page), "too wide from right to left").toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));

    // Last, because its inline styles stay.
    await page.emulateMedia({ forcedColors: "active" });
    await exposeForcedColours(page);
    // Outside its main part, every page is the same.
    const part = path === "/" ? "html" : "main";
    const unreadable = await barriers(page, { rules: ["color-contrast"], within: part });
    expect.soft(unreadable, "axe in forced colours").toEqual([]);

    expect.soft([...hosts], "hosts").toEqual([clinic.url]);
    // The browser itself reports the status of a page that was not found.
    const messages = consoleMessages.filter((message) => !(status === 404 && message.includes("404")));
    expect.soft(messages, "console").toEqual([]);
  });
}

test.describe("with a mouse, on a desktop from the start", () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test("/ has no axe violation and no console message", async ({ page, consoleMessages }) => {
    await visit(page, "/");
    await scrollThrough(page);
    expect(await barriers(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
});

/** The elements that are shown now, except those that were shown before. */
const shown = (page: Page, before?: JSHandle<Element[]>): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle((before) => {
    const known = new Set(before);
    return [...document.body.querySelectorAll("*")].filter(
      (element) => !known.has(element) && element.checkVisibility({ visibilityProperty: true }),
    );
  }, before);

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
    const elements = [...document.body.querySelectorAll<HTMLElement>("*")];
    // All are read before the first is changed: each change would have the next read compute the styles again.
    const colours = elements.map((element) => getComputedStyle(element).color);
    for (const [index, element] of elements.entries())
      element.style.setProperty("-webkit-text-fill-color", colours[index] ?? "");
  });
