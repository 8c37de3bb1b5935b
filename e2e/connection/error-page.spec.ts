import { homePage } from "@clinic/content/pages";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { footerLink, visit } from "../support/page-state";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page has the site's stylesheet, not only the browser's. */
async function expectStyled(page: Page) {
  const look = () =>
    page.evaluate(() => {
      const heading = document.querySelector("h1");
      return {
        sheets: [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).length,
        background: getComputedStyle(document.body).backgroundColor,
        font: heading && getComputedStyle(heading).fontFamily.includes("Fraunces"),
      };
    });
  await expect.poll(look).toEqual({ sheets: 1, background: "rgb(251, 248, 243)", font: true });
}

async function expectErrorPage(page: Page, words: string) {
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.getByRole("main")).toContainText(words);
  await expectStyled(page);
}

const toAwards = (page: Page) => footerLink(page, "/awards");

test("when the server fails to send a page's data, the error page says so in the site's design and links home", async ({
  page,
}) => {
  await page.route("**/awards.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await visit(page, "/contact-us");
  await expectStyled(page);
  await toAwards(page).click();
  await expectErrorPage(page, "500");
  await page.getByRole("link", { name: "Back to the homepage" }).click();
  await expect(heading(page)).toHaveText(homePage.hero.title);
  await expectStyled(page);
});

test("when a page's data breaks its rendering, the error page keeps the site's design", async ({ page }) => {
  // The awards page gets another page's data.
  await page.route("**/awards.data*", async (route) => {
    const url = new URL("/technology.data", route.request().url());
    const response = await route.fetch({ url: url.href });
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"routes/technology"', '"routes/awards"') });
  });
  await visit(page, "/contact-us");
  await toAwards(page).click();
  await expectErrorPage(page, "undefined");
});

test("when a page's scripts fail to load, its document comes from the server, with its styles", async ({
  page,
}) => {
  let refused = 0;
  await page.route(/\/assets\/awards-[^/]*\.js$/, (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await visit(page, "/contact-us");
  // The router reloads the page that the visitor is on.
  const reloaded = page.waitForEvent("load");
  await toAwards(page).click();
  await reloaded;
  expect(refused).toBeGreaterThan(0);
  await expect(heading(page)).toBeVisible();
  await expectStyled(page);
});
