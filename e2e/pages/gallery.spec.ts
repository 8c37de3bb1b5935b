import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

test("a visitor enlarges a picture, goes on to the next, and comes back to where they were", async ({
  page,
}) => {
  await visit(page, "/gallery");
  const pictures = page.getByRole("main").getByRole("tabpanel").getByRole("button", { name: "(enlarge)" });
  await pictures.nth(4).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: /^Picture 5 of / })).toBeVisible();
  await expect(dialog.getByRole("img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading", { name: /^Picture 6 of / })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(pictures.nth(4)).toBeFocused();
});
