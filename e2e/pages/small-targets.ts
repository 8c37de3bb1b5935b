import type { Page } from "@playwright/test";

/**
 * Targets less than 44 px high, and those less than 44 px wide whose neighbours are too near: as in WCAG 2.5.8, but with
 * a circle of 44 px; links on their own, breadcrumbs and the header's buttons are 44 px wide in any case. Leaves out
 * links in a sentence, teeth in their arch, and targets that a pseudo-element or a card enlarges.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const FINGER_PX = 43.5; // 44, less the browser's rounding.
    const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    type Target = (typeof targets)[number];

    const alone = "[data-variant=standalone], [data-slot=breadcrumb-link], [data-slot=site-header] button";
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
      .filter(
        (target) =>
          target.box.height < FINGER_PX ||
          target.element.matches(alone) ||
          targets.some((other) => areTooNear(target, other)),
      )
      .map(
        ({ element, box }) =>
          `${element.getAttribute("aria-label") ?? element.textContent}: ${box.width} × ${box.height} px`,
      );
  });
