import { hub, treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import type { Locator, Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { footerLink, untilShellHydrated, visit } from "../support/page-state";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Sections whose content is not fully shown, and the durations of their animations. */
const state = (page: Page) =>
  page.evaluate(() => {
    const contents = [...document.querySelectorAll("main section:not(section section) > *")];
    const animations = contents.flatMap((content) => content.getAnimations());
    return {
      hidden: contents.filter((content) => getComputedStyle(content).opacity !== "1").length,
      durations: [...new Set(animations.map(({ effect }) => effect?.getTiming().duration))],
    };
  });

/** To where a section is below the window, and waits to rise. */
const scrollNear = async (section: Locator) => {
  await section.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 1.5 * innerHeight));
  await expect(section.locator("> *").first()).toHaveCSS("opacity", "0");
};

const expectHidden = (page: Page) => expect.poll(async () => (await state(page)).hidden).toBeGreaterThan(0);
const expectShown = (page: Page) => expect.poll(async () => (await state(page)).hidden).toBe(0);

test("the sections of a page rise once, in 1000 ms, as a visitor scrolls to them; none is hidden on paper or under reduced motion", async ({
  page,
}) => {
  await visit(page, treatmentPath(treatment));
  await expectHidden(page);
  expect((await state(page)).durations).toEqual([1000]);

  const heading = page.getByRole("heading", { level: 1 });
  const last = page.locator("main section:not(section section)").last();
  const animations = () => last.evaluate((section) => section.getAnimations({ subtree: true }).length);
  await scrollNear(last);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(animations, "rises").toBeGreaterThan(0);
  await expect.poll(animations).toBe(0);
  await expect(last.locator("> *").first()).toHaveCSS("opacity", "1");
  // Sections that have been seen are never hidden again.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(heading).toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  expect(await animations()).toBe(0);

  // What takes focus is shown at once. From the top: the place is restored, and nothing above it is hidden.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.goto(treatmentPath(treatment));
  await untilShellHydrated(page);
  await expectHidden(page);
  await scrollNear(last);
  const opacity = await last.evaluate((section) => {
    section.querySelector<HTMLElement>("a, button, summary")?.focus();
    return section.firstElementChild && getComputedStyle(section.firstElementChild).opacity;
  });
  expect(opacity).toBe("1");

  await page.emulateMedia({ media: "print" });
  await expectShown(page);
  await page.emulateMedia({ media: "screen" });

  await footerLink(page, treatmentPath(hub)).click();
  await expect(heading).toHaveText(hub.title);
  await expect(page.locator("main [data-dehydrated]"), "every block of it is ready").toHaveCount(0);
  await expectHidden(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectShown(page);
  await visit(page, treatmentPath(treatment));
  expect(await state(page)).toEqual({ hidden: 0, durations: [] });
});
