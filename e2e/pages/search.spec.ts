import { treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import { barriers } from "../support/barriers";
import { expect, readingTest as test } from "../support/clinic";
import { dialog, field, openByKey } from "./search-dialog";

/** The treatment as a misspelling: its first long word has the third letter twice. */
const misspelt = treatment.title.replace(/\w{5,}/, (word) => word.slice(0, 3) + word.slice(2));

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
