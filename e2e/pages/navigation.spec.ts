import { getOrThrow } from "@clinic/content/get-or-throw";
import { site } from "@clinic/content/pages/examples";
import { expect, readingTest } from "../support/clinic";
import { footerLink, visit } from "../support/page-state";

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
    expect(await page.title()).toBe(site.page("technology").metaTitle);
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

readingTest("back from a link in a line that was opened, a reader is at it again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/concerns");
  await page.locator("main summary").nth(1).press("Enter");
  const link = page.locator("main details[open] a[href^='/']").first();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(link).toBeInViewport();
});

readingTest("a reader goes from one article to the next, and from there to its author", async ({ page }) => {
  const article = getOrThrow(
    site.articles.all.find(({ next }) => next),
    "an article that others follow",
  );
  await visit(page, `/blogs/${article.slug}`);
  const next = page.getByRole("region", { name: site.page("blogs").nextHeading }).getByRole("link");
  await expect(next).toHaveText((article.next ?? []).map((slug) => site.articles.get(slug).title));
  const title = (await next.first().textContent()) ?? "";
  await next.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  const { name, biography } = site.dentists.get(
    getOrThrow(
      site.articles.all.find((each) => each.title === title),
      title,
    ).author,
  );
  await expect(page.getByText(biography[0] ?? name)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page.getByText(biography[0] ?? name)).toBeInViewport();
  await expect(page.locator("summary:focus")).toContainText(name);
});
