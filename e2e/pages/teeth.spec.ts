import { getOrThrow } from "@clinic/content/get-or-throw";
import { site } from "@clinic/content/pages/examples";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest, readingTest as test } from "../support/clinic";
import { hold } from "../support/network";
import { untilShellHydrated, visit } from "../support/page-state";

const concernsPage = site.page("concerns");
const homePage = site.page("home");
const teeth = site.setting("teeth");

const finder = (page: Page) => page.getByRole("region", { name: concernsPage.title });
const field = (page: Page) => finder(page).getByRole("textbox", { name: teeth.search.label });
const concern = getOrThrow(
  concernsPage.concerns.find(({ onHomePage }) => onHomePage),
  "a concern on the home page",
);

/** What the content says of a tooth, by its FDI number: 16 is the first molar at the upper right. */
const kind = (number: number) => getOrThrow(teeth.kinds[(number % 10) - 1], `tooth ${number}`);
const side = (number: number) => (number < 20 ? teeth.sides.right : teeth.sides.left);

const tooth = (page: Page, number: number) =>
  finder(page).getByRole("radio", { name: `${kind(number).name}, ${side(number)} ${number}` });
const choice = (page: Page, name = "") => finder(page).getByRole("link", { name }).filter({ visible: true });

/** Presses in the middle of a tooth, which is drawn over its radio button. */
async function touch(page: Page, number: number) {
  await tooth(page, number).scrollIntoViewIfNeeded();
  const box = getOrThrow((await tooth(page, number).boundingBox()) ?? undefined, `tooth ${number}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("a tooth leads to its possible troubles, which move nothing below them; the keyboard goes along the arch and on to a treatment; who is in pain gets to the right page in two steps", async ({
  page,
}) => {
  await visit(page, "/");
  const next = page.getByRole("heading", { name: homePage.treatments.heading });
  const topOfNext = () => next.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await topOfNext();
  for (const number of [21, 23, 16]) {
    await touch(page, number);
    await expect(tooth(page, number)).toBeChecked();
    expect(await topOfNext()).toBe(before);
  }
  await expect(finder(page).getByRole("heading", { name: kind(16).name, exact: true })).toBeVisible();
  await expect(choice(page, concern.name)).toHaveCount(0);

  await tooth(page, 16).press("ArrowRight");
  await expect(tooth(page, 15)).toBeChecked();
  // By mouse: Playwright makes sure that nothing lies over it.
  await finder(page).getByRole("button", { name: teeth.back }).click();
  await expect(choice(page, concern.name)).toBeVisible();

  // The teeth are one stop after the concerns.
  await choice(page, teeth.more).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(tooth(page, 18)).toBeChecked();
  const trouble = getOrThrow(kind(18).troubles[0], "trouble");
  await page.keyboard.press("Tab");
  await expect(choice(page, trouble.text)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(trouble.path);
  await page.goBack();
  await expect(choice(page, trouble.text)).toBeFocused();
  await field(page).fill(trouble.text);
  await choice(page, trouble.text).press("Enter");
  await expect(page).toHaveURL(trouble.path);
  await page.goBack();
  await expect(field(page)).toHaveValue(trouble.text);
  await expect(choice(page, trouble.text)).toBeFocused();
  await finder(page).getByRole("button", { name: teeth.back }).press("Enter");
  // The button that had the focus is gone.
  await expect(finder(page).getByRole("heading", { name: teeth.concerns })).toBeFocused();

  // Who is in pain gets to the right page in two steps.
  await choice(page, concern.name).click();
  await expect(page).toHaveURL(`/concerns#${concern.slug}`);
  await expect(page.locator("summary", { hasText: concern.name })).toBeFocused();
  await expect(page.locator("summary:focus")).toBeInViewport();
  const { ambulances, notice } = site.page("emergency");
  const box = page.getByRole("region", { name: notice.heading });
  for (const { phone } of ambulances) await expect(box.getByRole("link", { name: phone })).toBeVisible();
  const line = page.locator(`#${concern.slug}`);
  await expect(line.getByText(concern.when)).toBeInViewport();
  const choiceOfLine = getOrThrow(concern.choices[0], "a choice");
  await line.getByRole("link", { name: choiceOfLine.text }).click();
  await expect(page).toHaveURL(choiceOfLine.path);
});

const [synonym] = site.setting("search").synonyms.filter(({ word }) => word === kind(18).name.toLowerCase());

sharedClinicTest(
  "finds a tooth by what visitors call it, typed before the field has hydrated, too, and says when the search couldn't be loaded, which the next letter tries again",
  async ({ page, consoleMessages }) => {
    const release = await hold(page, "**/assets/home-teeth-*.js");
    await page.goto("/");
    await untilShellHydrated(page);
    const found = finder(page).locator("[data-slot=tooth-finder-found]");
    await page.route("**/search.json", (route) => route.abort(), { times: 1 });
    const failure = page.waitForEvent("requestfailed");
    await field(page).fill(kind(18).name.slice(0, -1));
    release();
    await failure;
    await expect(found).toContainText(teeth.search.failed);
    for (const words of [kind(18).name, ...(synonym?.also ?? []).slice(-1)]) {
      await field(page).fill(words);
      await expect(found.getByRole("link").first(), words).toBeVisible();
      await expect(found.getByText(kind(18).name).first(), words).toBeVisible();
    }
    await expect(finder(page).getByRole("heading", { name: teeth.search.found })).toBeVisible();
    expect(consoleMessages, "what could not be loaded").toEqual([expect.stringContaining("net::ERR_FAILED")]);
  },
);

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 }, hasTouch: true });

  test("still responds to a touch", async ({ page }) => {
    await page.goto("/");
    const trouble = getOrThrow(kind(22).troubles[1], "trouble");
    await touch(page, 22);
    await finder(page).getByRole("button", { name: teeth.back }).tap();
    await expect(choice(page, trouble.text)).toHaveCount(0);
    await touch(page, 22);
    await choice(page, trouble.text).tap();
    await expect(page).toHaveURL(trouble.path);
  });
});
