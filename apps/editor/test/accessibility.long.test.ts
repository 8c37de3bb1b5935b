import { createRequire } from "node:module";
import type * as axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Editor } from "./editor.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const editor = new Editor();
let page: Page;

beforeAll(async () => {
  page = await editor.start();
}, 240_000);

afterAll(() => editor.stop());

// Rich text with its toolbar, lists with their handles, pictures with their focal points.
it.each([
  "articles/entries/veneers-or-bonding",
  "treatments/entries/root-canal",
  "dentists/entries/meera-iyer",
])("%s has names and roles for everyone", async (form) => {
  await editor.open(page, form);
  await page.getByText("No mistakes.").waitFor();
  await page.addScriptTag({ path: axeFile });
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: ["iframe"] },
      { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    ),
  );
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))].join("\n")),
  ).toEqual([]);
});

it("opens the menu of headings by keyboard and announces it", async () => {
  await editor.open(page, "articles/entries/veneers-or-bonding");
  await page.locator("[contenteditable] p").first().click();
  const headings = page.getByRole("button", { name: "Headings" });
  await headings.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Heading 2" }).waitFor();
  expect(await headings.getAttribute("aria-expanded")).toBe("true");
});
