import { assertFound } from "@clinic/content/assert-found";
import { concernsPage, homePage } from "@clinic/content/pages";
import { searchSettings } from "@clinic/content/search";
import { teeth } from "@clinic/content/teeth";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

const finder = (page: Page) => page.getByRole("region", { name: concernsPage.title });
const field = (page: Page) => finder(page).getByRole("textbox", { name: teeth.search.label });
const [concern] = concernsPage.concerns.filter(({ onHomePage }) => onHomePage);

/** What the content says of a tooth, by its FDI number: 16 is the first molar at the upper right. */
const kind = (number: number) => assertFound(teeth.kinds[(number % 10) - 1], `tooth ${number}`);
const side = (number: number) => (number < 20 ? teeth.sides.right : teeth.sides.left);

const tooth = (page: Page, number: number) =>
  finder(page).getByRole("radio", { name: `${kind(number).name}, ${side(number)} ${number}` });
const heading = (page: Page, name: string) => finder(page).getByRole("heading", { name, exact: true });
const choice = (page: Page, name = "") => finder(page).getByRole("link", { name });

/** Presses in the middle of a tooth, which is drawn over its radio button. */
async function touch(page: Page, number: number) {
  const radio = tooth(page, number);
  await radio.scrollIntoViewIfNeeded();
  const box = await radio.boundingBox();
  if (!box) throw new Error(`Tooth ${number} isn't shown.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("a tooth leads to its possible troubles, which move nothing below them, and from there to a treatment", async ({
  page,
}) => {
  await visit(page, "/");
  const next = page.getByRole("heading", { name: homePage.treatments.heading });
  const topOfNext = () => next.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await topOfNext();
  for (const number of [21, 23]) {
    await touch(page, number);
    await expect(tooth(page, number)).toBeChecked();
    expect(await topOfNext()).toBe(before);
  }

  const { name, when, troubles } = kind(16);
  const trouble = assertFound(troubles.at(-1), "trouble");
  await touch(page, 16);
  await expect(heading(page, name)).toBeVisible();
  await expect(finder(page).getByText(when).filter({ visible: true })).toHaveCount(1);
  await expect(choice(page, concern?.name)).toBeHidden();
  await choice(page, trouble.text).filter({ visible: true }).click();
  await expect(page).toHaveURL(trouble.path);
});

test("goes along the arch by keyboard, and back to the concerns", async ({ page }) => {
  await visit(page, "/");
  await field(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(tooth(page, 18)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(tooth(page, 17)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(choice(page, kind(17).troubles[0]?.text).filter({ visible: true })).toBeFocused();
  await finder(page).getByRole("button", { name: teeth.back }).press("Enter");
  await expect(tooth(page, 17)).not.toBeChecked();
  await expect(choice(page, concern?.name)).toBeVisible();
});

const [synonym] = searchSettings.synonyms.filter(({ word }) => word === kind(18).name.toLowerCase());

sharedClinicTest(
  "finds a tooth by what visitors call it, and says when the search couldn't be loaded, which the next letter tries again",
  async ({ page, consoleMessages }) => {
    await visit(page, "/");
    const found = finder(page).getByRole("status");
    const words = kind(18).name;
    const expectFound = async (said: string) => {
      await expect(found.getByRole("link").first(), said).toBeVisible();
      await expect(found.getByText(words).first(), said).toBeVisible();
      await expect(found.getByRole("heading", { name: concernsPage.when }), said).toBeVisible();
    };
    await page.route("**/search.json", (route) => route.abort(), { times: 1 });
    const failure = page.waitForEvent("requestfailed");
    await field(page).fill(words.slice(0, -1));
    await failure;
    await expect(found).toContainText(teeth.search.failed);
    await field(page).press(words.slice(-1));
    await expectFound(words);
    for (const said of (synonym?.also ?? []).slice(-1)) {
      await field(page).fill("");
      await expect(found.getByRole("link"), "nothing is found yet").toHaveCount(0);
      await field(page).fill(said);
      await expectFound(said);
    }
    expect(consoleMessages, "what could not be loaded").toEqual([expect.stringContaining("net::ERR_FAILED")]);
  },
);

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("still responds to a touch", async ({ page }) => {
    await page.goto("/");
    const { name, troubles } = kind(22);
    const trouble = assertFound(troubles[1], "trouble");
    await touch(page, 22);
    await expect(heading(page, name)).toBeVisible();
    await choice(page, trouble.text).filter({ visible: true }).click();
    await expect(page).toHaveURL(trouble.path);
  });
});
