import { homePage, notFoundPage, technologyPage } from "@clinic/content/pages";
import { expect, readingTest, sharedClinicTest } from "../support/clinic";
import { footerLink, visit } from "../support/page-state";

sharedClinicTest("an unknown address shows the not-found page, which links home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.title);
  await expect(page.getByText(notFoundPage.intro)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: notFoundPage.homeLink.label }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage.hero.title);
});

readingTest(
  "a new page starts at its top, with focus and its title announced; back and forward restore the position",
  async ({ page }) => {
    await visit(page, "/");
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    const link = footerLink(page, "/technology");
    await link.focus();
    await expect.poll(scrollY).toBeGreaterThan(1000);
    const place = await scrollY();
    await page.keyboard.press("Enter");

    const main = page.getByRole("main");
    await expect(main).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
    expect(await page.title()).toBe(technologyPage.metaTitle);
    await expect.poll(scrollY).toBe(0);
    await page.keyboard.press("Tab");
    const first = main.getByRole("link").first();
    await expect(first).toBeFocused();

    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(scrollY).toBe(place);
    await page.goForward();
    await expect(first).toBeFocused();
    await expect.poll(scrollY).toBe(0);
  },
);
