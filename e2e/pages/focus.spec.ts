import type { Page } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { scrollThrough, visit } from "../support/page-state";

const pages = [
  "/",
  "/contact-us",
  "/dental-implant",
  "/dentistry-for-kids",
  "/special-needs-children-and-adults",
  "/super-speciality/dental-tourism",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages) {
  test(`on a phone, ${path} never has the focus under a bar (WCAG 2.4.11)`, async ({ page }) => {
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

/** Focuses each tab stop in turn, forward and back, and lists those of which nothing can be seen. */
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
