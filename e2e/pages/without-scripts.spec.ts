import { articles } from "@clinic/content/articles";
import { clinic as content } from "@clinic/content/clinic";
import { treatment } from "@clinic/content/examples";
import { galleryImages } from "@clinic/content/gallery";
import { type MenuItem, navigation } from "@clinic/content/navigation";
import { contactBlock, homePage } from "@clinic/content/pages";
import { treatmentPath } from "@clinic/content/routes";
import { dentists, supportStaff } from "@clinic/content/team";
import { textTestimonials } from "@clinic/content/testimonials";
import type { Locator } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";

test.use({ javaScriptEnabled: false });

test("without scripts, a patient reads every answer of a treatment's page", async ({ page }) => {
  await page.goto(treatmentPath(treatment));
  for (const { question, answer } of treatment.faqs) {
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
  }
});

for (const width of [390, 1440]) {
  test(`without scripts, a visitor at ${width} px opens the menu and finds every page in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const paths = (items: readonly MenuItem[]): string[] =>
      items.flatMap(({ path, submenu = [] }) => [...(path ? [path] : []), ...paths(submenu)]);
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const path of paths(navigation.menu)) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
    // No search is offered, because it could not work.
    await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  });
}

test("without scripts, a visitor sees the team, the staff and what patients wrote", async ({ page }) => {
  await page.goto("/");
  const team = page.getByRole("region", { name: homePage.team.heading }).first();
  for (const slug of [homePage.team.lead, ...homePage.team.others]) {
    await expect(team.getByRole("heading", { name: dentists.get(slug).name })).toBeVisible();
  }

  await page.goto("/about-us");
  for (const { name } of [...dentists.all, ...supportStaff.all]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }

  await page.goto("/testimonials");
  for (const { content } of textTestimonials.all) await expect(page.getByText(content)).toBeVisible();

  await page.goto("/gallery");
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("img") }),
  ).toHaveCount(galleryImages.all.length);
});

test("without scripts, a reader reads an article to its end", async ({ page }) => {
  const [article] = articles.all;
  if (!article) throw new Error("There is no article to read.");
  await page.goto("/blogs");
  await page.getByRole("main").getByRole("link", { name: article.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
  const text = await page.getByRole("article").first().innerText();
  const lastWords = article.html
    .replace(/<[^>]+>/g, " ")
    .trim()
    .split(/\s+/)
    .slice(-3);
  for (const word of lastWords) expect(text).toContain(word.replaceAll("&#39;", "'"));
});

/** Phone, WhatsApp and mail replace the form, and nothing is offered that cannot work. */
async function expectOtherWays(place: Locator) {
  const [branch] = content.branches;
  await expect(place.getByText(/scripts, which are switched off/)).toBeVisible();
  await expect(
    place.getByRole("link", { name: `${branch.name}: ${branch.phones[0]}` }).first(),
  ).toBeVisible();
  await expect(place.getByRole("link", { name: `WhatsApp ${branch.name}` }).first()).toBeVisible();
  await expect(place.getByRole("link", { name: branch.email }).first()).toBeVisible();
  await expect(place.getByRole("button")).toHaveCount(0);
}

test("without scripts, phone, WhatsApp and mail replace the forms, and the one at the end of every page", async ({
  page,
}) => {
  for (const path of ["/contact-us", "/career"]) {
    await page.goto(path);
    await expectOtherWays(page.getByRole("main"));
  }
  await page.goto("/privacy");
  await expectOtherWays(page.getByRole("region", { name: contactBlock.heading }));
});
