import type { Page } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { scrollThrough, visit } from "../support/page-state";
import { templates } from "../support/templates";

/** Pages with forms, carousels, long lists and bars. */
const walked = [
  "/",
  "/contact-us",
  "/dental-implant",
  "/dentistry-for-kids",
  "/special-needs-children-and-adults",
  "/super-speciality/dental-tourism",
];

test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true, isMobile: true });

for (const path of walked) {
  test(`on a phone, ${path} has no focus under a bar (WCAG 2.4.11)`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    for (const [width, height] of [
      [390, 700],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await hiddenStops(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

for (const path of templates) {
  test(`on a touch screen, ${path} has no target too low for a finger (WCAG 2.5.5)`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await lowTargets(page), `${width} px wide`).toEqual([]);
    }
  });
}

/** Focuses each tab stop in turn, forwards and backwards, and lists those that are completely hidden. */
const hiddenStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex='0']"),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
    const isHidden = (stop: HTMLElement) => {
      const { left, width, top, bottom } = stop.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
        const bar = document
          .elementFromPoint(left + width / 2, y)
          ?.closest("[data-slot=book-bar], [data-slot=site-header]");
        return bar && !bar.contains(stop);
      });
    };
    return [...stops, ...stops.toReversed()].flatMap((stop) => {
      stop.focus();
      return document.activeElement === stop && isHidden(stop)
        ? [stop.getAttribute("aria-label") ?? stop.textContent]
        : [];
    });
  });

/** Targets less than 44 px high, except links in a sentence and those that a pseudo-element or a card enlarges. */
const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("p, [inert]") &&
          getComputedStyle(element, "::after").position !== "absolute" &&
          element.getBoundingClientRect().height < 43.5,
      )
      .map((element) => `${element.textContent}: ${element.getBoundingClientRect().height} px`),
  );
