import { assertFound } from "@clinic/content/assert-found";
import { branches } from "@clinic/content/branches";
import { galleryImages } from "@clinic/content/gallery";
import type { Locator } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

/** The first tab: the pictures of the first branch that has any. */
const shown = assertFound(
  branches.all
    .map(({ slug }) => galleryImages.all.filter(({ branch }) => branch === slug))
    .find(({ length }) => length > 0),
  "a picture",
);
const second = Math.min(1, shown.length - 1);

/** The dialog's heading for a picture: a single one has no place. */
const heading = (dialog: Locator, index: number) =>
  dialog.getByRole("heading", {
    name: shown.length > 1 ? `Picture ${index + 1} of ${shown.length}` : "Picture",
  });

test("a visitor enlarges a picture, goes on to the next, and comes back to where they were", async ({
  page,
}) => {
  await visit(page, "/gallery");
  const pictures = page.getByRole("main").getByRole("tabpanel").getByRole("button", { name: "(enlarge)" });
  await pictures.first().press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(heading(dialog, 0)).toBeVisible();
  await expect(dialog.getByRole("img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("ArrowRight");
  await expect(heading(dialog, second)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});
