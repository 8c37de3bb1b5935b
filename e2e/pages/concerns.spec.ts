import { assertFound } from "@clinic/content/assert-found";
import { emergency as content } from "@clinic/content/emergency";
import { concernsPage } from "@clinic/content/pages";
import type { Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

const onHomePage = concernsPage.concerns.find((each) => each.onHomePage);
const [first, second] = concernsPage.concerns.slice(-2);
const concern = assertFound(onHomePage, "a concern on the home page");

/** The first of a concern's choices. */
const choiceOf = (page: Page, { slug, choices }: typeof concern) =>
  page.locator(`#${slug}`).getByRole("link", { name: choices[0]?.text ?? "" });

test("a visitor in pain gets from the home page to the right page in two steps", async ({ page }) => {
  await visit(page, "/");
  await page
    .getByRole("region", { name: concernsPage.title })
    .getByRole("link", { name: concern.name })
    .click();
  await expect(page).toHaveURL(`/concerns#${concern.slug}`);
  await expect(page.locator(`#${concern.slug}`).getByText(concern.when)).toBeInViewport();
  await choiceOf(page, concern).click();
  await expect(page).toHaveURL(concern.choices[0]?.path ?? "");
});

test("says what can't wait before anything else, and opens one concern at a time by keyboard", async ({
  page,
}) => {
  const [one, other] = [assertFound(first, "a concern"), assertFound(second, "another concern")];
  await visit(page, "/concerns");
  const emergency = page.getByRole("region", { name: content.heading }).first();
  await expect(emergency.getByRole("link", { name: content.ambulance.phone })).toBeVisible();
  await expect(choiceOf(page, one)).toBeHidden();
  await page.locator("summary", { hasText: one.name }).focus();
  await page.keyboard.press("Enter");
  await expect(choiceOf(page, one)).toBeVisible();
  await page.locator("summary", { hasText: other.name }).focus();
  await page.keyboard.press("Space");
  await expect(choiceOf(page, other)).toBeVisible();
  await expect(choiceOf(page, one)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the concern in the URL's fragment", async ({ page }) => {
    const named = assertFound(second, "a concern");
    await page.goto(`/concerns#${named.slug}`);
    await expect(choiceOf(page, named)).toBeVisible();
  });
});
