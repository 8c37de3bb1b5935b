import type { Page } from "@playwright/test";

/** Opens a page and waits until its scripts have taken it over. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await untilTakenOver(page);
  return response;
}

/**
 * Waits until React has taken over the page's HTML: first what it starts with, then, one after the other, the
 * blocks that wait until they are seen. React leaves a mark on each element; the page itself tells nobody.
 */
export async function untilTakenOver(page: Page) {
  await page.waitForFunction(
    () => {
      const takenOver = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps"));
      const waiting = document.querySelector("[data-waiting]:not(#contact [data-waiting])");
      if (waiting) {
        waiting.scrollIntoView({ behavior: "instant", block: "nearest" });
        return false;
      }
      // Blocks that are left alone until they come near the window keep what is pressed in them.
      const buttons = [...document.querySelectorAll("button")].filter(
        (button) => !button.closest("[data-waiting]"),
      );
      const done = buttons.length > 0 && buttons.every(takenOver);
      if (done && !location.hash) scrollTo({ top: 0, behavior: "instant" });
      return done;
    },
    undefined,
    { polling: 50 },
  );
}

/** Scrolls to the end and back, so that everything that waits for being seen has been seen. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await untilFormTakenOver(page);
}

/** Waits until React has taken over every form, that of the contact block too: scroll near it first. */
export async function untilFormTakenOver(page: Page) {
  await page.waitForFunction(() =>
    [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith("__reactProps"))),
  );
}
