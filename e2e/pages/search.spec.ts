import { treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import type { Page } from "@playwright/test";
import { barriers } from "../support/barriers";
import { expect, readingTest as test } from "../support/clinic";
import { untilHydrated, visit } from "../support/page-state";

/** The treatment as a misspelling: its first long word has the third letter twice. */
const misspelt = treatment.title.replace(/\w{5,}/, (word) => word.slice(0, 3) + word.slice(2));

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) =>
  dialog(page).getByRole("searchbox", { name: /Treatments, dentists, questions and articles/ });

/** Opens the search with its key and waits for the field. */
async function openByKey(page: Page) {
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
}

test("a patient who misspells a treatment finds it by keyboard alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/search.json");

  await openByKey(page);
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type(misspelt);
  await expect(dialog(page).getByRole("status")).toContainText(`for “${misspelt}”`);
  expect(await barriers(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("link").first()).toBeFocused();
  await dialog(page).getByRole("link", { name: treatment.name, exact: true }).press("Enter");
  await expect(page).toHaveURL(treatmentPath(treatment));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(treatment.title);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("someone who uses speech input switches the key off, which stays off, and is led to an answer, which is open", async ({
  page,
}) => {
  await visit(page, "/contact-us");
  await page.getByRole("button", { name: /^Choose date/ }).press("/");
  await page.getByRole("textbox", { name: "Message" }).first().focus();
  await page.keyboard.type("9/10");
  await expect(page.getByRole("textbox", { name: "Message" }).first()).toHaveValue("9/10");
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
