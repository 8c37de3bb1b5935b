import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./support/clinic";

const pages = { "/": 200, "/contact-us": 200, "/no/such/page": 404 };
const widths = { phone: 390, desktop: 1440 };

for (const [path, status] of Object.entries(pages)) {
  for (const [device, width] of Object.entries(widths)) {
    test(`${path} reads well on a ${device}: one heading, nothing cut off, no barrier, no message, no other host`, async ({
      page,
      clinic,
      consoleMessages,
    }) => {
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).origin));
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path, { waitUntil: "networkidle" });

      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect([...hosts]).toEqual([clinic.url]);
      // The browser itself reports the status of a page that was not found.
      expect(consoleMessages.filter((message) => !(status === 404 && message.includes("404")))).toEqual([]);
    });
  }
}

test("an address that leads nowhere says so in the specification's words and leads home", async ({
  page,
}) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(
    page.getByText("Sorry, the page you’re looking for doesn’t exist or has been moved."),
  ).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /homepage/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Architects of your Beautiful Smile");
});

test("an address with a final slash leads to the one without", async ({ page, clinic }) => {
  const response = await page.request.get("/contact-us/?from=card", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(new URL(response.headers().location ?? "", clinic.url).href).toBe(
    `${clinic.url}/contact-us?from=card`,
  );
});

test("each page begins at its top", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "Book an Appointment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an appointment");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("with the API down, every page can still be read", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  for (const path of ["/", "/contact-us"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "+91 22 0000 0101" }).first()).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a patient reads the contact page and finds phone, WhatsApp and mail in place of the form", async ({
    page,
  }) => {
    await page.goto("/contact-us");
    const form = page.getByRole("main");
    await expect(form.getByText(/scripts, which are switched off/)).toBeVisible();
    await expect(form.getByRole("link", { name: "Kurla: +91 22 0000 0101" })).toBeVisible();
    await expect(form.getByRole("link", { name: "WhatsApp South Mumbai" })).toBeVisible();
    await expect(form.getByRole("link", { name: "hello@archhouse.example" })).toBeVisible();
    await expect(form.getByRole("button", { name: "Book an appointment" })).toBeHidden();
  });
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
