import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBuiltStorybook } from "./built-storybook.ts";

const library = fileURLToPath(new URL("../../../packages/ui/src/", import.meta.url));
const ids = globSync("{components,blocks}/*/*.stories.tsx", { cwd: library })
  .sort()
  .map(
    (file) => /title: "((?:Components|Blocks)\/\w+)"/.exec(readFileSync(library + file, "utf8"))?.[1] ?? file,
  )
  .map((title) => title.toLowerCase().replace("/", "-"));

let storybook: Awaited<ReturnType<typeof openBuiltStorybook>>;

beforeAll(async () => {
  storybook = await openBuiltStorybook();
});

afterAll(() => storybook[Symbol.asyncDispose]());

it.each(ids)("marks the parts of %s, none on top of another, at 390 and 1440 px", async (id) => {
  const page = await storybook.page(`/iframe.html?viewMode=docs&id=${id}--docs`, { reducedMotion: "reduce" });
  // By its text, because Storybook numbers the ids of headings that it renders again.
  await page.getByRole("heading", { level: 2, name: "Reference" }).waitFor();
  // A component that is one element has no parts to mark.
  if ((await page.getByRole("heading", { level: 2, name: "Anatomy" }).count()) === 0) return page.close();

  // Phones first: parts that exist only there, such as the booking bar's, have no markers elsewhere.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await page.locator(".doc-marker").first().waitFor();
    await expect.poll(() => overlapping(page), { message: `${width} px` }).toEqual([]);
  }
  expect(await page.locator(".doc-parts").textContent()).not.toContain("NaN");
  await page.close();
});

it("gives the measurements of a part in pixels and tokens", async () => {
  const page = await storybook.page("/iframe.html?viewMode=docs&id=components-datepicker--docs");
  await expect
    .poll(() => page.locator(".doc-parts").textContent())
    .toMatch(/padding [\d. ]+|gap [\d. ]+|radius [\d. ]+/);
  await page.close();
});

/** Pairs of markers that overlap. */
function overlapping(page: Page) {
  return page.locator(".doc-anatomy").evaluate((anatomy) => {
    const markers = Array.from(anatomy.querySelectorAll(".doc-marker"), (marker) => ({
      number: marker.textContent,
      box: marker.getBoundingClientRect(),
    }));
    return markers.flatMap((a, index) =>
      markers
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.number} and ${b.number}`),
    );
  });
}
