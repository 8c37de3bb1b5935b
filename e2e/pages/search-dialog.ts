import { expect, type Page } from "@playwright/test";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) =>
  dialog(page).getByRole("searchbox", { name: /Treatments, dentists, questions and articles/ });

/** Opens the search with its key and waits for the field. */
export async function openByKey(page: Page) {
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
}
