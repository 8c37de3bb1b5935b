import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { collections, documents } from "@clinic/content/schemas";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
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
  const html = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160))]);
  expect(html).toEqual([]);
});

it.each([...Object.keys(collections), ...Object.keys(documents)])(
  "opens each of the %s without a change",
  async (kind) => {
    for (const file of readdirSync(join(editor.folder, "data", kind, "en"))) {
      const checked = page.waitForResponse(
        (response) =>
          response.url().endsWith("/api/check") &&
          response.request().postDataJSON().path === `data/${kind}/en/${file}`,
        // The first check reads the dictionary.
        { timeout: LONG_TEST_TIMEOUT_MS },
      );
      // Straight from one form to the next, Decap keeps the previous form.
      await page.goto(`${editor.url}#/collections/${kind}`);
      await page.getByPlaceholder("Search all").waitFor();
      await page.goto(`${editor.url}#/collections/${kind}/entries/${file.replace(/\.\w+$/, "")}`);
      await checked;
      const state = page.getByText(/^(?:Everything is saved|Not saved yet)$/);
      expect(await state.textContent(), file).toBe("Everything is saved");
    }
    expect(editor.git("status", "--porcelain")).toBe("");
  },
);
