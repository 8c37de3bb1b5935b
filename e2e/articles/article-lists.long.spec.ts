import { branch, site } from "@clinic/content/pages/examples";
import type { Page } from "@playwright/test";
import { expect, readingTest, sharedClinicTest as test } from "../support/clinic";
import { scrollThrough, visit } from "../support/page-state";

const { articles } = site;

/** Puts an article first in the API's list. */
async function publish(page: Page, title: string) {
  await page.route("**/api/all-blogs", async (route) => {
    const response = await route.fetch();
    const { blogs } = await response.json();
    const [first] = blogs;
    await route.fulfill({
      response,
      json: { blogs: [{ ...first, url: "just-published", title }, ...blogs] },
    });
  });
}

readingTest("a reader finds an article in the list as soon as it is published", async ({ page }) => {
  await publish(page, "An article of today");
  // Without any action: Playwright's queries of the page would count as one.
  const listed = page.waitForResponse("**/api/all-blogs");
  await page.goto("/blogs");
  await listed;
  const link = page.getByRole("main").getByRole("link", { name: "An article of today" });
  await expect(link).toHaveAttribute("href", "/blogs/just-published");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("An article of today");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(articles.all.length + 1);
});

test("where the API is down, the lists stay as they were built; the failure is logged, and another try brings them up to date, the home page's by itself once online", async ({
  page,
  consoleMessages,
}) => {
  await page.route("**/api/all-blogs", (route) => route.abort());
  await visit(page, "/blogs");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText("There may be newer articles")).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(articles.all.length);
  expect(consoleMessages.join("\n")).toContain("Failed to fetch blogs");

  await page.unroute("**/api/all-blogs");
  await publish(page, "An article of today");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("link", { name: "An article of today" })).toBeVisible();
  await expect(main.getByText("There may be newer articles")).toHaveCount(0);

  await page.unroute("**/api/all-blogs");
  await page.route("**/api/**", (route) => route.abort());
  await visit(page, "/");
  await scrollThrough(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: branch.phones[0] }).first()).toBeVisible();
  const blog = main.getByRole("region", { name: site.page("home").blog.heading });
  await expect(blog.getByText("There may be newer articles")).toBeVisible();
  await expect(blog.getByRole("article")).toHaveCount(Math.min(10, articles.all.length));
  await page.unroute("**/api/**");
  await publish(page, "An article of today");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(blog.getByText("There may be newer articles")).toHaveCount(0);
  const latest = page.getByRole("group", { name: "Latest articles" });
  await expect(latest.getByRole("link", { name: "An article of today" })).toBeAttached();
  await expect(latest.getByRole("article")).toHaveCount(Math.min(10, articles.all.length + 1));
});
