import { treatmentPaths } from "@clinic/content/examples";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { scrollThrough, visit } from "../support/page-state";
import { templates } from "../support/templates";

/** Pages with forms, carousels, long lists and bars. */
const walked = ["/", "/contact-us", ...treatmentPaths];

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
  test(`on a touch screen, ${path} has no target too small for a finger (WCAG 2.5.5)`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await smallTargets(page), `${width} px wide`).toEqual([]);
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

/**
 * Targets less than 44 px high, and those less than 44 px wide whose neighbours are too near: as in WCAG 2.5.8, but with
 * a circle of 44 px. Leaves out links in a sentence, teeth in their arch, and targets that a pseudo-element or a card
 * enlarges.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const FINGER_PX = 43.5; // 44, less the browser's rounding.
    const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    type Target = (typeof targets)[number];

    const isSmall = ({ box }: Target) => box.width < FINGER_PX || box.height < FINGER_PX;
    const centre = ({ box }: Target) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
    // The place and size of a tooth are essential; the block's own test holds 24 px for it.
    const isExcepted = ({ element }: Target) =>
      element.closest("p, [data-slot=tooth-arch]") ||
      getComputedStyle(element, "::after").position === "absolute";
    /** Bars at the edge of the window pass over everything. */
    const bar = ({ element }: Target) => element.closest("[data-slot=book-bar], [data-slot=site-header]");

    function areTooNear(target: Target, other: Target) {
      if (target.element.contains(other.element) || other.element.contains(target.element)) return false;
      if (bar(target) !== bar(other)) return false;
      const [x, y] = centre(target);
      if (isSmall(other) && !isExcepted(other)) {
        const [otherX, otherY] = centre(other);
        return Math.hypot(otherX - x, otherY - y) < FINGER_PX;
      }
      const { left, right, top, bottom } = other.box;
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < FINGER_PX / 2;
    }

    return targets
      .filter((target) => isSmall(target) && !isExcepted(target))
      .filter((target) => target.box.height < FINGER_PX || targets.some((other) => areTooNear(target, other)))
      .map(
        ({ element, box }) =>
          `${element.getAttribute("aria-label") ?? element.textContent}: ${box.width} × ${box.height} px`,
      );
  });
