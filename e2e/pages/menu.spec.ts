import { type MenuItem, navigation } from "@clinic/content/navigation";
import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { tabTo } from "../support/keyboard";
import { visit } from "../support/page-state";

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** The entries that lead to a page, from the menu's first level down. */
function wayTo(path: string, items: readonly MenuItem[] = navigation.menu): MenuItem[] {
  for (const item of items) {
    if (item.path === path) return [item];
    const below = wayTo(path, item.submenu ?? []);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

const namesTo = (path: string) => wayTo(path).map(({ name }) => name);

async function openMenu(page: Page) {
  await tabTo(page, "button", "Menu");
  await page.keyboard.press("Enter");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
}

test("at 1200 px a visitor opens one submenu at a time by keyboard and reaches a treatment", async ({
  page,
}) => {
  const [treatments = "", implants = "", singleTooth = ""] = namesTo("/single-tooth-implant");
  const [, general = "", rootCanal = ""] = namesTo("/root-canal");
  const [aboutUs = ""] = namesTo("/about-us");
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, "/");
  await openMenu(page);
  const link = (name: string) => menu(page).getByRole("link", { name, exact: true });
  await expect(link(implants)).toBeHidden();

  await tabTo(page, "button", treatments);
  await page.keyboard.press("Enter");
  await expect(link(implants)).toBeVisible();
  await tabTo(page, "button", `More in ${implants}`);
  await page.keyboard.press("Enter");
  await expect(link(singleTooth)).toBeVisible();

  await tabTo(page, "button", `More in ${general}`);
  await page.keyboard.press("Enter");
  await expect(link(rootCanal)).toBeVisible();
  await expect(link(singleTooth)).toBeHidden();

  await tabTo(page, "link", rootCanal);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/root-canal$/);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("main"), "the new page has taken the focus").toBeFocused();

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(link(aboutUs)).toBeVisible();
  await expect(link(implants)).toBeHidden();
});
