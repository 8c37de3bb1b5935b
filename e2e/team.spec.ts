import { dentists } from "@clinic/content/team";
import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

test("a visitor meets the lead dentist, then three more behind 'Meet the team'", async ({ page }) => {
  await visit(page, "/");
  const team = page
    .getByRole("main")
    .locator("section", { has: page.getByRole("button", { name: "Meet the team" }) });
  const names = team.getByRole("heading", { level: 3 });
  const toggle = team.getByRole("button", { name: "Meet the team" });
  await expect(names).toHaveCount(1);
  await toggle.press("Enter");
  await expect(names).toHaveCount(4);
  await expect(names.last()).toBeVisible();
  await toggle.press("Enter");
  await expect(names).toHaveCount(1);
});

test("a visitor sees every dentist, and the people beside them behind 'View more'", async ({ page }) => {
  await visit(page, "/about-us");
  const specialists = page.getByRole("region", { name: "Meet our specialists" });
  await expect(specialists.getByRole("heading", { level: 3 })).toHaveCount(dentists.all.length);

  const staff = page.getByRole("group", { name: "Support staff" });
  await expect(staff).toBeHidden();
  await page.getByRole("button", { name: "View more Support staff" }).press("Enter");
  await expect(staff.getByRole("group", { name: /^1 of / })).toBeInViewport();
  await staff.getByRole("button", { name: "Next slide" }).click();
  await expect(staff.getByText(/^Slide 2 of /)).toBeAttached();
  await page.getByRole("button", { name: "View less Support staff" }).press("Enter");
  await expect(staff).toBeHidden();
});
