import { treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import type { Locator, Page } from "@playwright/test";
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
  await visit(page, "/");
  expect(asked).not.toContain("/search.json");

  await openByKey(page);
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type(misspelt);
  await expect(dialog(page).getByRole("status")).toContainText(`for “${misspelt}”`);
  expect(await barriers(page, { within: "[role=dialog]" })).toEqual([]);
  const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement);
  const first = dialog(page).getByRole("link").first();
  const wanted = dialog(page).getByRole("link", { name: treatment.name, exact: true });
  await expect(wanted).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toBeFocused();
  for (let others = 0; others < 3 && !(await isFocused(wanted)); others++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
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
  await page.getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();

  const [{ question, answer } = { question: "", answer: "" }] = treatment.faqs;
  await field(page).fill(question);
  await dialog(page).getByRole("link", { name: question }).click();
  await expect(page).toHaveURL(new RegExp(`${treatmentPath(treatment)}#question-`));
  const button = page.getByRole("heading", { name: question }).getByRole("button");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).toBeInViewport();
  await expect(page.getByText(answer)).toBeInViewport();

  // The same URL, opened by someone else.
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).toBeInViewport();
});
