import { getOrThrow } from "@clinic/content/get-or-throw";
import { site } from "@clinic/content/pages/examples";
import { expect, readingTest as test } from "../support/clinic";

const prices = site.page("prices");
const tooth = getOrThrow(prices.teeth.kinds[1], "a second kind of tooth");
const entry = getOrThrow(tooth.fees[1], "what is done to it");
const fee = site.fees.get(entry.fee);

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("two taps lead from the home page to what a tooth costs, and a third to what that includes", async ({
      page,
    }) => {
      await page.goto("/");
      await page
        .getByRole("main")
        .getByRole("link", { name: site.page("home").hero.answers.checkUp.replace("{price}", "") })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(prices.title);
      await page
        .getByRole("navigation", { name: prices.teeth.heading })
        .getByRole("link", { name: tooth.name })
        .click();
      const row = page.getByRole("link", { name: `${entry.name} ${tooth.name}`, exact: true });
      await expect(row).toBeInViewport();
      await expect(page.locator("dl > div", { has: row })).toContainText(site.words.price(fee));

      const { includes } = site.setting("treatment-labels").facts;
      const included = page.getByText(`${includes}: ${fee.includes}.`, { exact: true });
      const ofRow = page.locator(`#fee-${entry.fee}`).and(page.locator("div", { has: included }));
      await expect(ofRow).toBeHidden();
      await row.click();
      await expect(ofRow).toBeInViewport();
      if (!javaScriptEnabled) return;
      await expect(ofRow).toBeFocused();
      await page.locator("nav a[href='#root-canals']").press("Enter");
      await expect(page.locator("details[open] summary:focus")).toBeInViewport();
    });
  });
}
