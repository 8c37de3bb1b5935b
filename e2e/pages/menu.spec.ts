import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { tabTo } from "../support/keyboard";
import { visit } from "../support/page-state";

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
  await expect(page.getByRole("main"), "the new page has taken the focus").toBeFocused();

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(link("About us")).toBeVisible();
  await expect(link("Dental implants")).toBeHidden();
});
