import { expect, readingTest, sharedClinicTest } from "../support/clinic";
import { visit } from "../support/page-state";

sharedClinicTest(
  "an address that leads nowhere says so in the specification's words and leads home",
  async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(
      page.getByText("Sorry, the page you’re looking for doesn’t exist or has been moved."),
    ).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /homepage/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Architects of your Beautiful Smile");
  },
);

readingTest("each page begins at its top", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "Book an Appointment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an appointment");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
