import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { collections, documents } from "@clinic/content/schemas";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import type { AxeResults } from "axe-core";
import { expect, it } from "vitest";
import { startEditor } from "./editor.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const editor = await startEditor();
const { page } = editor;

// Rich text with its toolbar, lists with their handles, pictures with their focal points.
it.each([
  "articles/entries/veneers-or-bonding",
  "treatments/entries/root-canal",
  "dentists/entries/meera-iyer",
])("%s has names and roles for everyone", async (form) => {
  await editor.open(form);
  await page.getByText("No mistakes.").waitFor();
  await page.addScriptTag({ path: axeFile });
  const options = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
  const run = `axe.run({ exclude: ["iframe"] }, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
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
