import type { Page } from "@playwright/test";

/** Focuses each tab stop in turn, forwards and backwards, and lists those that are completely hidden. */
export const hiddenStops = (page: Page) =>
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
