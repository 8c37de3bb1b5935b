import AxeBuilder from "@axe-core/playwright";
import { redirects, sitePaths } from "@clinic/content/routes";
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, listenToConsole, test as ownClinicTest, readingTest } from "./support/clinic";
import { scrollThrough, visit } from "./support/page-state";
import { readSite } from "./support/read-site";

const widths = { phone: 390, desktop: 1440 };
const unknownPath = "/no/such/page";

/** One window for each width, in which a visitor goes from page to page. */
const test = readingTest.extend<object, { windows: Record<keyof typeof widths, Page> }>({
  windows: [
    async ({ browser, clinic }, use) => {
      const open = async (width: number) => {
        const context = await browser.newContext({
          baseURL: clinic.url,
          viewport: { width, height: 900 },
          // Nothing fades or moves while colours and places are measured.
          reducedMotion: "reduce",
        });
        return context.newPage();
      };
      await use({ phone: await open(widths.phone), desktop: await open(widths.desktop) });
    },
    { scope: "worker" },
  ],
});

for (const device of ["phone", "desktop"] as const) {
  for (const path of [...sitePaths, unknownPath]) {
    test(`${path} reads well on a ${device}: one heading, nothing cut off, no barrier, no message, no other host`, async ({
      windows,
      clinic,
    }, testInfo) => {
      const page = windows[device];
      const messages = listenToConsole(page);
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).origin));
      const response = await visit(page, path);
      const status = path === unknownPath ? 404 : 200;

      expect.soft(response?.status()).toBe(status);
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await scrollThrough(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, "pixels that stand out sideways").toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ["violations"] })
        .analyze();
      const barriers = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => ({ id, html, why: any.map(({ message }) => message) })),
      );
      expect.soft(barriers).toEqual([]);
      expect.soft([...hosts]).toEqual([clinic.url]);
      // The browser itself reports the status of a page that was not found.
      expect.soft(messages.filter((message) => !(status === 404 && message.includes("404")))).toEqual([]);
      await page.screenshot({
        path: testInfo.outputPath("page.jpg"),
        fullPage: true,
        type: "jpeg",
        quality: 60,
      });
      page.removeAllListeners();
    });
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"], rules: {} }),
);

test("every page is valid HTML, so that all browsers and readers understand it the same way", async ({
  clinic,
}) => {
  for (const path of [...sitePaths, unknownPath]) {
    const html = await (await fetch(clinic.url + path)).text();
    const { results } = await validator.validateString(html);
    const mistakes = results.flatMap((result) =>
      result.messages.map(({ message, selector }) => ({ message, selector })),
    );
    expect.soft(mistakes, path).toEqual([]);
  }
});

test("each page has a title and a description of its own, so that a visitor tells them apart in a search", async ({
  page,
  clinic,
}) => {
  const pages = await readSite(page, clinic.url, sitePaths);
  for (const fact of ["title", "description"] as const) {
    const pathsByText = Map.groupBy(pages, (read) => read[fact]);
    expect.soft(pathsByText.has(""), `a page without ${fact}`).toBe(false);
    const shared = [...pathsByText].filter(([, sharing]) => sharing.length > 1);
    expect.soft(shared.map(([text, sharing]) => [text, sharing.map(({ path }) => path)])).toEqual([]);
  }
});

test("every link within the site leads straight to its page or file, and every anchor to its place", async ({
  page,
  clinic,
}) => {
  const pages = await readSite(page, clinic.url, [...sitePaths, unknownPath]);
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const sources = new Map<string, string>();
  for (const { path, targets } of pages) for (const target of targets) sources.set(target, path);
  const paths = new Map([...sources].map(([target, source]) => [target.split("#")[0] ?? "", source]));

  const broken: string[] = [];
  for (const [path, source] of paths) {
    const { status } = await fetch(clinic.url + path, { method: "HEAD", redirect: "manual" });
    if (status !== 200 && path !== unknownPath) broken.push(`${path} on ${source}: status ${status}`);
  }
  for (const [target, source] of sources) {
    const [path = "", id] = target.split("#");
    if (id && !idsByPath.get(path)?.has(id)) broken.push(`${target} on ${source}: no such place`);
  }
  expect(broken).toEqual([]);
  expect(paths.size).toBeGreaterThan(sitePaths.length);
});

ownClinicTest(
  "an address that leads nowhere says so in the specification's words and leads home",
  async ({ page }) => {
    await page.goto(unknownPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(
      page.getByText("Sorry, the page you’re looking for doesn’t exist or has been moved."),
    ).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /homepage/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Architects of your Beautiful Smile");
  },
);

test("an address with a final slash leads to the one without", async ({ page, clinic }) => {
  const response = await page.request.get("/contact-us/?from=card", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(new URL(response.headers().location ?? "", clinic.url).href).toBe(
    `${clinic.url}/contact-us?from=card`,
  );
});

test("an old address leads to the page that took its place", async ({ page }) => {
  for (const [old, current] of Object.entries(redirects)) {
    const response = await page.request.get(old, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(current);
  }
});

test("each page begins at its top", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "Book an Appointment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an appointment");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

ownClinicTest("with the API down, every page can still be read", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  for (const path of ["/", "/contact-us", "/blogs", "/blogs/looking-after-your-gums"]) {
    await visit(page, path);
    await scrollThrough(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "+91 22 0000 0101" }).first()).toBeVisible();
  }
});

test("a press before the scripts have come is not lost", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Choose date" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letThrough();
  await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
});
