import type { Page } from "@playwright/test";

/** Presses Tab until the control with this accessible name has focus. */
export async function tabTo(
  page: Page,
  role: "textbox" | "button" | "checkbox" | "link",
  name: string | RegExp,
) {
  const find = () => page.getByRole(role, { name }).first().elementHandle();
  // Kept while it is on the page: to find it anew after each press would cost more than all the rest.
  let target = await find();
  for (let presses = 0; presses < 150; presses++) {
    const state = await target?.evaluate((element) =>
      element === document.activeElement ? "focused" : element.isConnected && "elsewhere",
    );
    if (state === "focused") return;
    if (!state) target = await find();
    else await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

/**
 * For one field, the first. The server marks a form that was filled in within 1.5 s as spam, and sends its writer no mail.
 */
export const humanPace = { delay: 200 };
