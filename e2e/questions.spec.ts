import { treatments } from "@clinic/content/treatments";
import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

test("a patient opens one answer at a time, and closes it by pressing its question again", async ({
  page,
}) => {
  const [first, second] = treatments.get("root-canal")?.faqs ?? [];
  if (!first || !second) throw new Error("The page has no questions to press.");
  await visit(page, "/root-canal");
  const question = (text: string) => page.getByRole("heading", { name: text }).getByRole("button");
  await expect(page.getByText(first.answer)).toBeHidden();

  await question(first.question).press("Enter");
  await expect(page.getByText(first.answer)).toBeVisible();
  await question(second.question).press("Enter");
  await expect(page.getByText(second.answer)).toBeVisible();
  await expect(page.getByText(first.answer)).toBeHidden();
  await question(second.question).click();
  await expect(page.getByText(second.answer)).toBeHidden();
  await expect(question(second.question)).toHaveAttribute("aria-expanded", "false");
});
