import AxeBuilder from "@axe-core/playwright";
import { redirects, sitePaths } from "@clinic/content/routes";
import { expect, listenToConsole, test as ownClinicTest, readingTest as test } from "./support/clinic";
import { scrollThrough, visit } from "./support/page-state";

const unknownPath = "/no/such/page";

/** One page for each template, and for each theme and part that only some of its pages have. */
const templates = [
  "/",
  "/about-us",
  "/contact-us",
  "/career",
  "/dentists-in-kurla",
  "/patient-gallery",
  "/gallery",
  "/awards",
  "/newsletter",
  "/testimonials",
  "/technology",
  "/blogs",
  "/blogs/looking-after-your-gums",
  "/privacy",
  "/dental-implant",
  "/dentistry-for-kids",
  "/super-speciality/dental-tourism",
  unknownPath,
];

for (const path of templates) {
  test(`${path} works on a phone without a barrier, a message or another host`, async ({
    browser,
    clinic,
  }) => {
    // Nothing fades or moves while colours are measured.
    const context = await browser.newContext({
      baseURL: clinic.url,
      viewport: { width: 390, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const messages = listenToConsole(page);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const response = await visit(page, path);
    const status = path === unknownPath ? 404 : 200;
    expect.soft(response?.status()).toBe(status);

    await scrollThrough(page);
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
    await context.close();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });

  test("no page has to be scrolled sideways in a window of 320 px", async ({ page }) => {
    for (const path of sitePaths) {
      await page.goto(path);
      const overflow = await page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
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
