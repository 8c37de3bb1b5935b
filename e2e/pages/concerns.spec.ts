import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

test("a visitor in pain comes from the home page to the right page in two steps", async ({ page }) => {
  await visit(page, "/");
  await page
    .getByRole("region", { name: "What brings you here?" })
    .getByRole("link", { name: "Pain or swelling" })
    .click();
  await expect(page).toHaveURL("/concerns#pain");
  await expect(page.locator("#pain").getByText(/^Call us straight away/)).toBeInViewport();
  await page.getByRole("link", { name: /^The pain wakes me/ }).click();
  await expect(page).toHaveURL("/root-canal");
});

test("says what can't wait before anything else, and opens one concern at a time by keyboard", async ({
  page,
}) => {
  await visit(page, "/concerns");
  const emergency = page.getByRole("region", { name: "In an emergency" }).first();
  await expect(emergency.getByRole("link", { name: /112/ })).toBeVisible();
  const gums = page.getByRole("link", { name: "My gums bleed, itch, swell or shrink" });
  await expect(gums).toBeHidden();
  await page.locator("summary", { hasText: "Gums and breath" }).focus();
  await page.keyboard.press("Enter");
  await expect(gums).toBeVisible();
  await page.locator("summary", { hasText: "Crooked teeth" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("link", { name: "I don’t want a wire to show" })).toBeVisible();
  await expect(gums).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the concern in the URL's fragment", async ({ page }) => {
    await page.goto("/concerns#child");
    await expect(page.getByRole("link", { name: "It is my child’s first visit" })).toBeVisible();
  });
});
