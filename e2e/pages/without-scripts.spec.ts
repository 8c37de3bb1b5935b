import type { MenuItem } from "@clinic/content/navigation/schema";
import { branch, dentist, site, treatment } from "@clinic/content/pages/examples";
import { dentistPath, treatmentPath } from "@clinic/content/paths";
import type { Locator } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";

test.use({ javaScriptEnabled: false });

const paths = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ path, submenu = [] }) => [...(path ? [path] : []), ...paths(submenu)]);

test("without scripts, a visitor finds every page in the menu", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths(site.setting("navigation").menu))
      await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  }
  // No search is offered, because it could not work.
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  // At the end of every page, too.
  await expectOtherWays(page.getByRole("region", { name: site.setting("contact-block").heading }));
});

test("without scripts, a visitor reads everything that scripts would show on demand", async ({ page }) => {
  await page.goto(treatmentPath(treatment));
  for (const { question, answer } of treatment.faqs) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
  }
  // Pictures that would open large, films, questions and sliders: nothing is offered that cannot work.
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  for (const slug of treatment.caseVideos.videos)
    await expect(page.getByRole("link", { name: site.videos.get(slug).title })).toBeVisible();
  await page.goto("/about-us");
  for (const { name } of [...site.dentists.all, ...site.supportStaff.all])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.goto(dentistPath(dentist.slug));
  await expect(page.getByRole("heading", { name: dentist.name, exact: true })).toBeInViewport();
  await expect(page.getByText(dentist.biography[0] ?? "")).toBeInViewport();

  await page.goto("/");
  const { value, suffix = "" } = site.setting("clinic").statistics[1] ?? {};
  await expect(page.getByRole("definition").filter({ hasText: `${value}${suffix}` })).toBeVisible();
  // Beside each other, and no handle.
  await expect(page.getByRole("slider")).toHaveCount(0);

  await page.goto("/awards");
  for (const { title } of site.awards.all)
    await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await page.goto("/testimonials");
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const { content } of site.testimonials.all) await expect(page.getByText(content)).toBeVisible();

  await page.goto("/gallery");
  const pictures = page.getByRole("listitem").filter({ has: page.getByRole("img") });
  await expect(page.getByRole("main").locator(pictures)).toHaveCount(site.gallery.all.length);

  const concern = site.page("concerns").concerns.at(-1);
  await page.goto(`/concerns#${concern?.slug}`);
  await expect(page.getByRole("link", { name: concern?.choices[0]?.text }).first()).toBeVisible();

  await page.goto("/blogs");
  const title = site.articles.all[0]?.title ?? "";
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a listener hears how to call within 60 words, and what a treatment costs and takes within 180", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  /** The words up to these, with the roles between them. At 180 a minute, 60 take 20 seconds. */
  const wordsUpTo = async (text: string) => {
    const plain = (heard: string) => heard.replaceAll(/- \/url:.*|[-:"\s]+/g, " ");
    const heard = plain(await page.locator("body").ariaSnapshot());
    expect(heard).toContain(plain(text));
    return heard.split(plain(text))[0]?.trim().split(" ").length;
  };
  for (const path of ["/", "/emergency", "/prices", treatmentPath(treatment)]) {
    await page.goto(path);
    expect(await wordsUpTo(`Call ${branch.name}: ${branch.phones[0]}`)).toBeLessThan(60);
  }
  const travel = site.treatments.get("dental-tourism");
  for (const subject of [treatment, travel]) {
    const { slug, fees, tripPlan, duration } = subject;
    await page.goto(treatmentPath(subject));
    const fee = fees?.[0] ?? tripPlan?.rows[0]?.fees[0]?.fee;
    for (const text of [fee ? site.words.price(site.fees.get(fee)) : "", duration.chairTime])
      expect(await wordsUpTo(text), `${slug}: ${text}`).toBeLessThan(180);
  }
});

/** Phone, WhatsApp and mail replace the form, and nothing is offered that cannot work. */
async function expectOtherWays(place: Locator) {
  await expect(place.getByText(/scripts, which are switched off/)).toBeVisible();
  for (const name of [branch.phones[0], `WhatsApp ${branch.name}`, branch.email])
    await expect(place.getByRole("link", { name }).first()).toBeVisible();
  await expect(place.getByRole("button").or(place.getByRole("tab"))).toHaveCount(0);
}

test("without scripts, phone, WhatsApp and mail replace the forms", async ({ page }) => {
  for (const path of ["/contact-us", "/career"]) {
    await page.goto(path);
    await expectOtherWays(page.getByRole("main"));
  }
});
