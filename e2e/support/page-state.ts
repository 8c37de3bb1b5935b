import type { Page } from "@playwright/test";

/** Opens a page and waits until all of it has hydrated. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

// Polls on a timer: a busy machine may draw no more frames of a headless window, for which Playwright would wait.
const until = (page: Page, isReached: () => boolean) =>
  page.waitForFunction(isReached, undefined, { polling: 50 });

/** Gives a page a sign of its visitor, and waits until it has hydrated but for boundaries that wait to be seen or used. */
export const untilShellHydrated = (page: Page) =>
  until(page, () => {
    dispatchEvent(new Event("scroll"));
    return "hydrated" in document.documentElement.dataset;
  });

/**
 * Waits until all of a page has hydrated: the shell, at a sign of its visitor, then, by interacting with each, the
 * boundaries that wait to be seen or used.
 */
export async function untilHydrated(page: Page) {
  await untilShellHydrated(page);
  await until(page, () => {
    for (const boundary of document.querySelectorAll("[data-dehydrated]"))
      boundary.dispatchEvent(new Event("hydrate", { bubbles: true }));
    return !document.querySelector("[data-dehydrated]");
  });
}

/** A link of the footer, by the page it leads to: its words are the clinic's. */
export const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** Scrolls to the end and back, so that everything has been in view. */
export async function scrollThrough(page: Page) {
  await scrollToEnd(page);
  await untilHydrated(page);
}

/** Scrolls to the end and back, as a visitor who only reads. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    // On a busy machine, Chromium may stop drawing a headless window, and then gives no frames.
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}
