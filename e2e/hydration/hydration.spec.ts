import { site, treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import { MAX_BYTES } from "@clinic/site/scripts/budgets.ts";
import type { Locator, Page } from "@playwright/test";
import { expect, readingTest as test } from "../support/clinic";
import { hold } from "../support/network";
import { scrollToEnd, untilHydrated, untilShellHydrated, visit } from "../support/page-state";

test("the home page is painted before any script is requested, starts none and loads no picture further down until its visitor does something, and keeps to the budget when read to its end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // As most visitors open it, with what starts to move by itself.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const ahead = page.waitForResponse(/react-.*\.js$/);
  await page.goto("/");
  await (await ahead).finished();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  const { painted, asked } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { painted: paint?.startTime, asked: scripts[0]?.startTime };
  });
  expect(painted).toBeLessThan(asked ?? 0);
  const pictures = page.locator("[data-slot=before-after-gallery] img");
  expect(await pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.complete))).toEqual(
    [],
  );

  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .reduce((sum, entry) => sum + ("encodedBodySize" in entry ? Number(entry.encodedBodySize) : 0), 0),
  );
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES.home.loaded);
});

test("a page that asks the server hydrates without its visitor, in a browser that is never idle, too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
      timeout ? window.setTimeout(callback, timeout) : 0;
  });
  await page.goto("/blogs");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test("whether a branch is open is said before the page hydrates, and followed after it", async ({ page }) => {
  const { now } = site.setting("hours");
  await page.clock.setFixedTime("2027-03-03T12:00:00+05:30");
  await page.goto("/emergency");
  const status = page.locator("[data-slot=open-status]").first();
  await expect(status).toContainText(now.open);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.clock.setFixedTime("2027-03-03T23:00:00+05:30");
  await untilHydrated(page);
  await expect(status).toContainText(now.closed);
});

test.describe("what a visitor presses before anything has hydrated takes effect once", () => {
  const questions = { path: treatmentPath(treatment), within: "#questions", role: "button" } as const;
  const testimonials = { path: "/testimonials", within: "main", role: "tab" } as const;
  const presses = [
    { what: "a question opens once its block's script has loaded", late: "treatment-sections", ...questions },
    { what: "a tab is selected", late: "entry.client", ...testimonials },
    { what: "a tab is selected by an arrow key", late: "entry.client", ...testimonials, key: "ArrowRight" },
  ];
  for (const { what, late, path, role, within, ...press } of presses) {
    test(what, async ({ page }) => {
      const release = await hold(page, `**/assets/${late}-*.js`);
      await page.goto(path, { waitUntil: "commit" });
      if (late !== "entry.client") await untilShellHydrated(page);
      const control = page.locator(within).getByRole(role).nth(1);
      if ("key" in press) await control.locator("xpath=preceding-sibling::*").press(press.key);
      else await control.click();
      const state = role === "tab" ? "aria-selected" : "aria-expanded";
      await expect(control).toHaveAttribute(state, "false");
      release();
      await expect(control).toHaveAttribute(state, "true");
    });
  }

  test("a comparison stays as it was dragged, and its carousel moves on", async ({ page }) => {
    const release = await hold(page, "**/assets/home-sections-*.js");
    await page.goto("/", { waitUntil: "commit" });
    await untilShellHydrated(page);
    const gallery = page.locator("[data-slot=before-after-gallery]");
    await gallery.getByRole("slider").first().fill("70");
    await gallery.getByRole("button", { name: /^next slide/i }).click();
    release();
    const first = gallery.locator("[data-slot=carousel-slide]").first();
    await expect(first).toHaveAttribute("inert");
    await expect(first.locator("[type=range]")).toHaveAttribute("aria-valuetext", /70/);
    await expect(first.locator("[type=range]")).toHaveValue("70");
  });

  test("the menu opens at once, and its submenus once styles and scripts have loaded", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, "**/assets/{entry.client-*.js,*.css}");
    await page.goto("/privacy", { waitUntil: "commit" });
    await page.getByRole("button", { name: /menu/i }).click();
    const submenu = page.getByRole("navigation", { name: "Menu" }).getByRole("button").first();
    await submenu.click();
    release();
    await expect(submenu).toHaveAttribute("aria-expanded", "true");
  });
});

test("what a patient types before the form has hydrated stays in the form, and after a reload and the privacy page", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/site-appointment-form-*.js");
  await page.goto("/contact-us");
  await untilShellHydrated(page);
  const form = page.locator("main form");
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Message").fill("A check-up for my daughter, please.");
  await form.getByLabel("Select Date").click();
  // Who goes on isn't interrupted later; the URL changes while the form is not ready.
  await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
  release();
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator("main [data-dehydrated]")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Select Date" })).toBeHidden();
  await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
  await expect(form.getByLabel("Message")).toHaveValue("A check-up for my daughter, please.");

  await page.reload();
  await untilShellHydrated(page);
  await page.mouse.wheel(0, 2000);
  await expect(form.getByLabel("Full Name")).toHaveValue("Asha Rao");
  await expect(form.getByRole("button", { name: "Clear my answers" })).toBeVisible();

  // The summary's links are gone after Back.
  await form.getByRole("button", { name: "Book an appointment" }).press("Enter");
  await expect(form.getByRole("region")).toBeFocused();
  const privacy = form.locator("a[href='/privacy']");
  await privacy.press("Enter");
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expect(privacy).toBeFocused();
});

test("what a patient types first is there after a reload", async ({ page }) => {
  await page.goto("/contact-us");
  await page.waitForLoadState("networkidle");
  const name = page.locator("main form").getByLabel("Full Name");
  // No other event follows that would hydrate the form.
  await name.evaluate((field: HTMLInputElement) => {
    field.focus({ preventScroll: true });
    field.value = "Asha Rao";
  });
  await expect(page.locator("main [data-dehydrated]")).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue("Asha Rao");
});

const blockFurtherDown = (page: Page) =>
  page.getByRole("heading", { name: site.setting("contact-block").heading });

test("a page that is opened again is at the place where it was left, before and after it hydrates", async ({
  page,
}) => {
  await visit(page, treatmentPath(treatment));
  const heading = blockFurtherDown(page);
  const place = () =>
    heading.evaluate((element) => [element.getBoundingClientRect().top, scrollY].map(Math.round));
  await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const left = await place();
  expect(left[1]).toBeGreaterThan(2000);

  const release = await hold(page, "**/assets/entry.client-*.js");
  const expectPlace = () => expect.poll(place).toEqual(left);
  await page.reload({ waitUntil: "commit" });
  await expectPlace();
  release();
  await untilShellHydrated(page);
  await expectPlace();
  await page.goto("/prices");
  await page.goBack();
  await expectPlace();
});

test("what the browser jumps to before all of a page is laid out is in the middle of the window: words of a link, words that are searched for, a heading that a screen reader goes to", async ({
  page,
}) => {
  const path = treatmentPath(treatment);
  const name = site.setting("contact-block").heading;
  const jumps = [
    { to: `${path}#:~:text=${encodeURIComponent(name)}`, script: "" },
    { to: path, script: `find(${JSON.stringify(name)})` },
    { to: path, script: `document.querySelector("#contact h2").scrollIntoView({ block: "center" })` },
  ];
  for (const { to, script } of jumps) {
    await page.goto("/prices");
    await page.goto(to);
    await page.evaluate(script);
    await untilShellHydrated(page);
    const fromMiddle = () =>
      blockFurtherDown(page).evaluate((element) =>
        Math.abs(element.getBoundingClientRect().top - innerHeight / 2),
      );
    // The browser doesn't count the header's height.
    await expect.poll(fromMiddle, to + script).toBeLessThan(100);
  }
});

test("a link within the page leads to its target while blocks are not ready, and the target stays in place", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/treatment-sections-*.js");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // In the usual order pictures follow steps on the same background, so that nothing is above their heading.
  const usual = site.treatments.all.find(({ steps, opensWith }) => steps && !opensWith) ?? treatment;
  await page.goto(treatmentPath(usual));
  await untilShellHydrated(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: site.setting("treatment-labels").sections.questions }).click();
  const questions = page.locator("#questions");
  const top = () => questions.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  release();
  await expect(questions).toBeInViewport();
  const place = await top();
  await expect(page.locator("main [data-dehydrated]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await top()).toBe(place);

  // Without gliding, a place is either the old or the new one.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const box = (element: Locator) => element.evaluate((element) => element.getBoundingClientRect().toJSON());
  for (const link of await contents.getByRole("link").all()) {
    await link.click();
    const heading = page
      .locator((await link.getAttribute("href")) ?? "")
      .getByRole("heading")
      .first();
    const belowContents = async () => (await box(heading)).top - (await box(contents)).bottom;
    await expect.poll(belowContents).toBeLessThan(200);
    expect(await belowContents(), await link.innerText()).toBeGreaterThan(0);
  }
});
