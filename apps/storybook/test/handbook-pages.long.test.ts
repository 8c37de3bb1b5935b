import { expect, it } from "vitest";
import { builtEntries, openBuiltStorybook } from "./built-storybook.ts";

it("fits every docs page of the handbook on a phone", async () => {
  await using storybook = await openBuiltStorybook();
  const pages = builtEntries().filter(
    ({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"),
  );
  expect(pages.length).toBeGreaterThan(10);

  const wide: string[] = [];
  for (const { id } of pages) {
    const page = await storybook.page(`/iframe.html?viewMode=docs&id=${id}`, {
      viewport: { width: 390, height: 800 },
    });
    await page.locator("#storybook-docs h1").waitFor();
    const overflows = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (overflows) wide.push(id);
    await page.close();
  }
  expect(wide).toEqual([]);
});
