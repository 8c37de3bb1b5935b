import type { Page } from "@playwright/test";

/** Presses Tab until the control with this accessible name has focus. */
export async function tabTo(
  page: Page,
  role: "textbox" | "button" | "checkbox" | "link",
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

/**
 * Milliseconds between two keystrokes. The server marks a form that was filled in within 1.5 s as spam, and sends its
 * writer no mail.
 */
export const typingPace = { delay: 35 };
