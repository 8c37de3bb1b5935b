import { branch, site } from "@clinic/content/pages/examples";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { footerLink, visit } from "../support/page-state";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toAwards = (page: Page) => footerLink(page, "/awards");

/** The page has the site's stylesheet, not only the browser's. */
async function expectStyled(page: Page) {
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 248, 243)");
  await expect(heading(page)).toHaveCSS("font-family", /Fraunces/);
}

async function expectErrorPage(page: Page) {
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expectStyled(page);
  const main = page.getByRole("main");
  await expect(main).toBeFocused();
  await expect(main.getByRole("link", { name: branch.phones[0] })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeVisible();
}

test("when the server fails to send a page's data, or sends other data, the error page links home in the site's design", async ({
  page,
}) => {
  // The awards page gets another page's data.
  await page.route("**/awards.data*", async (route) => {
    const response = await route.fetch({ url: new URL("/technology.data", route.request().url()).href });
    const body = (await response.text()).replace('"pages/technology"', '"pages/awards"');
    await route.fulfill({ response, body });
  });
  await visit(page, "/contact-us");
  await toAwards(page).click();
  await expectErrorPage(page);

  await page.unroute("**/awards.data*");
  await page.route("**/awards.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await visit(page, "/contact-us");
  await toAwards(page).click();
  await expectErrorPage(page);
  await page.getByRole("link", { name: "Back to the homepage" }).click();
  await expect(heading(page)).toHaveText(site.page("home").hero.title);
  await expectStyled(page);
});

test("a page starts without its stylesheet, and when another's scripts fail to load, its document comes from the server, with its styles", async ({
  page,
}) => {
  await page.route("**/assets/*.css", (route) => route.abort());
  await page.route(/\/assets\/awards-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await visit(page, "/contact-us");
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  // The router reloads the page that the visitor is on.
  const reloaded = page.waitForEvent("load");
  // Only styles open the footer's lists.
  await page.locator("footer details:has([href='/awards']) > summary").click();
  await toAwards(page).click();
  await Promise.all([refused, reloaded]);
  await expectStyled(page);

  // The same for its data: it stays as it was sent.
  await page.route("**/assets/*.data", (route) => route.abort());
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const told = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.reload();
  await told;
  await expectStyled(page);
  expect(errors).toEqual([]);
});

test("a film whose player can't be loaded leaves the page as it is, and plays when it is wanted again", async ({
  page,
}) => {
  await page.route("**/assets/video-dialog-*.js", (route) => route.abort(), { times: 1 });
  await visit(page, "/");
  const refused = page.waitForEvent("requestfailed");
  const button = page.getByRole("button", {
    name: site.page("home").hero.buttons[0]?.label ?? "",
    exact: true,
  });
  await button.click();
  await refused;
  await expect(heading(page)).toHaveText(site.page("home").hero.title);
  await button.click();
  await expect(page.getByRole("dialog").locator("video")).toBeVisible();
});
