import { treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import { expect, readingTest as test } from "../support/clinic";
import { untilHydrated, visit } from "../support/page-state";
import { dialog, field, openByKey } from "./search-dialog";

test("someone who uses speech input switches the key off, which stays off, and is led to an answer, which is open", async ({
  page,
}) => {
  await visit(page, "/contact-us");
  await page.getByRole("button", { name: /^Choose date/ }).press("/");
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("heading", { level: 1 }).click();
  await openByKey(page);
  await dialog(page).getByRole("checkbox", { name: "The key / opens the search" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press("/");
  // Had the key opened the search, this button would be behind it.
  const searchButton = page.getByRole("button", { name: "Search" });
  const [{ question, answer } = { question: "", answer: "" }] = treatment.faqs;
  const button = page.getByRole("heading", { name: question }).getByRole("button");
  // From another page, and from the same.
  for (let times = 0; times < 2; times++) {
    await searchButton.press("Enter");
    await field(page).fill(question);
    await dialog(page).getByRole("link", { name: question }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${treatmentPath(treatment)}#question-`));
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
    await expect(page.getByText(answer)).toBeInViewport();
  }
  const address = page.url();
  await page.goBack();
  await expect(searchButton).toBeFocused();

  // The same URL, opened by someone else.
  await page.goto("about:blank");
  await page.goto(address);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});
