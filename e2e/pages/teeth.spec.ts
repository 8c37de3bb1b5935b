import type { Page } from "@playwright/test";
import { expect, sharedClinicTest, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

const finder = (page: Page) => page.getByRole("region", { name: "What brings you here?" });
const tooth = (page: Page, name: string) => finder(page).getByRole("radio", { name });

/** Presses in the middle of a tooth, which is drawn over its radio button. */
async function touch(page: Page, name: string) {
  const radio = tooth(page, name);
  await radio.scrollIntoViewIfNeeded();
  const box = await radio.boundingBox();
  if (!box) throw new Error(`${name} isn't shown.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("a tooth leads to what can trouble it, and from there to a treatment", async ({ page }) => {
  await visit(page, "/");
  await touch(page, "First molar, upper right 16");
  await expect(finder(page).getByRole("heading", { name: "First molar" })).toBeVisible();
  await expect(
    finder(page)
      .getByText(/^Call us straight away/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await expect(finder(page).getByRole("link", { name: "Pain or swelling" })).toBeHidden();
  await finder(page).getByRole("link", { name: "The pain wakes me, or throbs after something hot" }).click();
  await expect(page).toHaveURL("/root-canal");
});

test("goes along the arch by keyboard, and back to the concerns", async ({ page }) => {
  await visit(page, "/");
  await finder(page).getByRole("textbox", { name: "What hurts?" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(tooth(page, "Wisdom tooth, upper right 18")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(tooth(page, "Second molar, upper right 17")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(
    finder(page).getByRole("link", { name: "It has a hole, or stings with sweet things" }),
  ).toBeFocused();
  await finder(page).getByRole("button", { name: "Back to all concerns" }).press("Enter");
  await expect(tooth(page, "Second molar, upper right 17")).not.toBeChecked();
  await expect(finder(page).getByRole("link", { name: "Pain or swelling" })).toBeVisible();
});

for (const words of ["wisdom tooth", "akal daadh"]) {
  test(`finds a tooth by what a visitor calls it: ${words}`, async ({ page }) => {
    await visit(page, "/");
    await finder(page).getByRole("textbox", { name: "What hurts?" }).fill(words);
    const found = finder(page).getByRole("status");
    await expect(found.getByRole("link").first()).toBeVisible();
    await expect(found.getByText("Wisdom tooth").first()).toBeVisible();
    await expect(found.getByRole("heading", { name: "When to come" })).toBeVisible();
  });
}

sharedClinicTest(
  "says that the search couldn't be loaded, and tries again with the next letter",
  async ({ page }) => {
    await visit(page, "/");
    await page.route("**/search.json", (route) => route.abort(), { times: 1 });
    const failure = page.waitForEvent("requestfailed");
    const field = finder(page).getByRole("textbox", { name: "What hurts?" });
    await field.fill("wisdom toot");
    await failure;
    const status = finder(page).getByRole("status");
    await expect(status).toContainText("The search couldn’t be loaded.");
    await field.press("h");
    await expect(status.getByRole("link").first()).toBeVisible();
  },
);

test("moves nothing below it, whatever is chosen", async ({ page }) => {
  await visit(page, "/");
  const next = page.getByRole("heading", { name: "What we treat" });
  const before = await next.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  for (const name of ["Middle incisor, upper left 21", "Canine, upper left 23"]) {
    await touch(page, name);
    await expect(tooth(page, name)).toBeChecked();
    expect(await next.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)).toBe(before);
  }
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("answers a touch all the same", async ({ page }) => {
    await page.goto("/");
    await touch(page, "Side incisor, upper left 22");
    await expect(finder(page).getByRole("heading", { name: "Side incisor" })).toBeVisible();
    await finder(page).getByRole("link", { name: "It never came through" }).click();
    await expect(page).toHaveURL("/single-tooth-implant");
  });
});
