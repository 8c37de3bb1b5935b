import { assertFound } from "@clinic/content/assert-found";
import { branches } from "@clinic/content/branches";
import { galleryImages } from "@clinic/content/gallery";
import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

/** The first tab: the pictures of the first branch that has any. */
const shown = assertFound(
  branches.all
    .map(({ slug }) => galleryImages.all.filter(({ branch }) => branch === slug))
    .find(({ length }) => length > 0),
  "a picture",
);
/** The last picture but one, so that there is a next one; with a single picture, that is the same. */
const chosen = Math.max(shown.length - 2, 0);
const next = Math.min(chosen + 1, shown.length - 1);

test("a visitor enlarges a picture, goes on to the next, and comes back to where they were", async ({
  page,
}) => {
  await visit(page, "/gallery");
  const pictures = page.getByRole("main").getByRole("tabpanel").getByRole("button", { name: "(enlarge)" });
  await pictures.nth(chosen).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: new RegExp(`^Picture ${chosen + 1} of `) })).toBeVisible();
  await expect(dialog.getByRole("img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading", { name: new RegExp(`^Picture ${next + 1} of `) })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(pictures.nth(chosen)).toBeFocused();
});
