import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

test("a visitor compares before and after by keyboard alone", async ({ page }) => {
  await visit(page, "/patient-gallery");
  const handle = page.getByRole("slider").first();
  const places = page.getByRole("group", { name: /^Show / }).first();
  // Where the handle stands in the picture, from 0 at its left edge to 1 at its right.
  const place = () =>
    handle.evaluate((element) => {
      const picture = element.parentElement?.getBoundingClientRect();
      const { left, width } = element.getBoundingClientRect();
      return picture ? (left + width / 2 - picture.left) / picture.width : Number.NaN;
    });
  await handle.scrollIntoViewIfNeeded();
  await expect(handle).toHaveAttribute("aria-valuenow", "50");
  await expect.poll(place).toBeCloseTo(0.5, 1);

  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await expect(handle).toHaveAttribute("aria-valuenow", "55");
  await page.keyboard.press("End");
  await expect(handle).toHaveAttribute("aria-valuetext", "Before only");
  await expect.poll(place).toBeCloseTo(1, 1);
  await page.keyboard.press("PageDown");
  await expect(handle).toHaveAttribute("aria-valuenow", "75");
  await page.keyboard.press("Home");
  await expect(handle).toHaveAttribute("aria-valuetext", "After only");
  await expect.poll(place).toBeCloseTo(0, 1);

  await page.keyboard.press("Tab");
  await expect(places.getByRole("button", { name: "Before" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(handle).toHaveAttribute("aria-valuenow", "100");
  await expect(places.getByRole("button", { name: "Before" })).toHaveAttribute("aria-pressed", "true");
});
