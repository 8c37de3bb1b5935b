import { getOrThrow } from "@clinic/content/get-or-throw";
import type { MenuItem } from "@clinic/content/navigation/schema";
import { site } from "@clinic/content/pages/examples";
import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { tabTo } from "../support/keyboard";
import { visit } from "../support/page-state";

const navigation = site.setting("navigation");

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const link = (page: Page, { name }: MenuItem) => menu(page).getByRole("link", { name, exact: true });

/** A list of the menu with two submenus, and the entry that the list is below, if any. */
const withSubmenu = (items: readonly MenuItem[] = []) => items.filter(({ submenu }) => submenu);
const above = withSubmenu(navigation.menu).find(({ submenu }) => withSubmenu(submenu).length > 1);
const [one, other] = withSubmenu(above?.submenu ?? navigation.menu);

/** Opens a submenu by the button that has the entry's name, unless that is a link. */
async function open(page: Page, { name, path }: MenuItem) {
  await tabTo(page, "button", path ? `More in ${name}` : name);
  await page.keyboard.press("Enter");
}

test("a visitor opens one submenu at a time by keyboard and reaches a treatment", async ({ page }) => {
  const [first, second] = [getOrThrow(one, "submenu"), getOrThrow(other, "second submenu")];
  const [inFirst, treatment] = [first, second].map(({ submenu }) => getOrThrow(submenu?.[0], "entry"));
  if (!inFirst || !treatment) return;
  // Wider, the list of treatments stays open beside its entry.
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, "/privacy");
  await open(page, { name: "Menu" } as MenuItem);
  await expect(link(page, inFirst)).toBeHidden();
  if (above) await open(page, above);
  await open(page, first);
  await expect(link(page, inFirst)).toBeVisible();
  await open(page, second);
  await expect(link(page, treatment)).toBeVisible();
  await expect(link(page, inFirst)).toBeHidden();

  await tabTo(page, "link", treatment.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(treatment.path ?? "");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("main"), "the new page has taken the focus").toBeFocused();
  await expect(page.locator("main [data-dehydrated]"), "every block of it is ready").toHaveCount(0);
});
