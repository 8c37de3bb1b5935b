import { assertFound } from "@clinic/content/assert-found";
import { type MenuItem, navigation } from "@clinic/content/navigation";
import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { tabTo } from "../support/keyboard";
import { visit } from "../support/page-state";

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

const withSubmenu = (items: readonly MenuItem[] = []) => items.filter(({ submenu }) => submenu);
const item = (items: readonly MenuItem[] = [], index = 0) => assertFound(items[index], "menu entry");

/** The lists of the menu, the deepest first: below which entry, and what they have. */
const lists: [above: MenuItem | undefined, entries: readonly MenuItem[]][] = [
  ...withSubmenu(navigation.menu).map((above): [MenuItem, MenuItem[]] => [above, above.submenu ?? []]),
  [undefined, navigation.menu],
];

/** A list with two submenus, and these two. */
const [above, entries] = assertFound(
  lists.find(([, list]) => withSubmenu(list).length > 1),
  "list with two submenus",
);
const [one, other] = [item(withSubmenu(entries)), item(withSubmenu(entries), 1)];

/** The name of the button that opens a submenu: the entry's own, unless that is a link. */
const opener = ({ name, path }: MenuItem) => (path ? `More in ${name}` : name);

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
  const treatment = item(other.submenu);
  const link = ({ name }: MenuItem) => menu(page).getByRole("link", { name, exact: true });
  await expect(link(item(one.submenu))).toBeHidden();

  if (above) {
    await tabTo(page, "button", opener(above));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, "button", opener(one));
  await page.keyboard.press("Enter");
  await expect(link(item(one.submenu))).toBeVisible();

  await tabTo(page, "button", opener(other));
  await page.keyboard.press("Enter");
  await expect(link(treatment)).toBeVisible();
  await expect(link(item(one.submenu))).toBeHidden();

  await tabTo(page, "link", treatment.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(treatment.path ?? "");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("main"), "the new page has taken the focus").toBeFocused();

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(link(item(navigation.menu))).toBeVisible();
  await expect(link(item(one.submenu))).toBeHidden();
});
