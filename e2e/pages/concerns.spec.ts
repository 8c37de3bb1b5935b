import { getOrThrow } from "@clinic/content/get-or-throw";
import { site } from "@clinic/content/pages/examples";
import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

const concernsPage = site.page("concerns");
const { ambulances, notice } = site.page("emergency");

const concern = getOrThrow(
  concernsPage.concerns.find((each) => each.onHomePage),
  "a concern on the home page",
);
const [choice] = concern.choices;

test("a visitor in pain gets from the home page to the right page in two steps", async ({ page }) => {
  await visit(page, "/");
  await page
    .getByRole("region", { name: concernsPage.title })
    .getByRole("link", { name: concern.name })
    .click();
  await expect(page).toHaveURL(`/concerns#${concern.slug}`);
  await expect(page.locator("summary", { hasText: concern.name })).toBeFocused();
  await expect(page.locator("summary:focus")).toBeInViewport();
  const box = page.getByRole("region", { name: notice.heading });
  for (const { phone } of ambulances) await expect(box.getByRole("link", { name: phone })).toBeVisible();
  await expect(page.locator(`#${concern.slug}`).getByText(concern.when)).toBeInViewport();
  await page
    .locator(`#${concern.slug}`)
    .getByRole("link", { name: choice?.text ?? "" })
    .click();
  await expect(page).toHaveURL(choice?.path ?? "");
});
