import { navigation } from "@clinic/content/navigation";
import type { Page } from "@playwright/test";
import { tabTo } from "./support/appointment-form";
import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

async function openMenu(page: Page) {
  await tabTo(page, "button", "Menu");
  await page.keyboard.press("Enter");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
}

test("at 1200 px a visitor opens one submenu at a time by keyboard and reaches a treatment", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, "/");
  await openMenu(page);
  const link = (name: string) => menu(page).getByRole("link", { name, exact: true });
  await expect(link("Dental implants")).toBeHidden();

  await tabTo(page, "button", "Treatments");
  await page.keyboard.press("Enter");
  await expect(link("Dental implants")).toBeVisible();
  await tabTo(page, "button", "More in Dental implants");
  await page.keyboard.press("Enter");
  await expect(link("Single tooth implant")).toBeVisible();

  await tabTo(page, "button", "More in General dentistry");
  await page.keyboard.press("Enter");
  await expect(link("Root canal")).toBeVisible();
  await expect(link("Single tooth implant")).toBeHidden();

  await tabTo(page, "link", "Root canal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/root-canal$/);
  await expect(menu(page)).toBeHidden();

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(link("About us")).toBeVisible();
  await expect(link("Dental implants")).toBeHidden();
});

test("at 1201 px every level of the menu is open, without plus or minus", async ({ page }) => {
  await page.setViewportSize({ width: 1201, height: 900 });
  await visit(page, "/");
  await openMenu(page);
  const names = (items: typeof navigation.menu): string[] =>
    items.flatMap(({ name, path, submenu = [] }) => [...(path ? [name] : []), ...names(submenu)]);
  for (const name of names(navigation.menu)) {
    await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(menu(page).getByRole("button")).toHaveCount(0);

  await tabTo(page, "link", "Special needs children and adults");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/special-needs-children-and-adults$/);
  await expect(menu(page)).toBeHidden();
});

test("Esc closes the menu and leads back to its button", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});
