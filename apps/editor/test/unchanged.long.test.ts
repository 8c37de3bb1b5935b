import { readdirSync } from "node:fs";
import { join } from "node:path";
import { collections, documents } from "@clinic/content/schemas";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Editor } from "./editor.ts";

const editor = new Editor();
let page: Page;

beforeAll(async () => {
  page = await editor.start();
  // The preview takes most of the time, and changes nothing in the form.
  await page.route("**/api/preview", (route) => route.fulfill({ json: null }));
});

afterAll(() => editor.stop());

it.each([...Object.keys(collections), ...Object.keys(documents)])(
  "opens each of the %s without a change",
  async (kind) => {
    const names = readdirSync(join(editor.folder, "data", kind, "en")).map((file) =>
      file.replace(/\.\w+$/, ""),
    );
    const states: string[] = [];
    for (const name of names) states.push(`${name}: ${await stateOf(kind, name)}`);

    expect(states).toEqual(names.map((name) => `${name}: Everything is saved`));
    expect(editor.git("status", "--porcelain")).toBe("");
  },
);

/** The toolbar's status once the form is complete and the editor has checked it. */
async function stateOf(kind: string, name: string) {
  const checked = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/check") &&
      response.request().postDataJSON().path.startsWith(`data/${kind}/en/${name}.`),
    // The first check reads the dictionary.
    { timeout: LONG_TEST_TIMEOUT_MS },
  );
  // Straight from one form to the next, Decap keeps the previous form.
  await page.goto(`${editor.url}#/collections/${kind}`);
  // The list is there: Decap has started, and the form has gone.
  await page.getByPlaceholder("Search all").waitFor();
  await page.goto(`${editor.url}#/collections/${kind}/entries/${name}`);
  await checked;
  return page.getByText(/^(?:Everything is saved|Not saved yet)$/).textContent();
}
