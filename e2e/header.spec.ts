import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

for (const width of [390, 1280]) {
  test(`at ${width} px wide, the header comes back once the page has scrolled more than 100 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/technology");
    const home = page.getByRole("banner").getByRole("link", { name: /home$/ });
    const scrollTo = (top: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

    await scrollTo(100);
    await expect(home).not.toBeInViewport();
    await scrollTo(101);
    await expect(home).toBeInViewport({ ratio: 1 });
    await scrollTo(3000);
    await expect(home).toBeInViewport({ ratio: 1 });
    await scrollTo(100);
    await expect(home).not.toBeInViewport();
  });
}
