import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { collections, documents } from "@clinic/content/schemas";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import type { AxeResults } from "axe-core";
import { beforeAll, describe, expect, it } from "vitest";
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

// Each check reads all of the content.
const poll = { timeout: LONG_TEST_TIMEOUT_MS };

/** What someone types into a field (by the beginning of its id), and the message it then shows. */
const mistakes: Record<string, [field: string, typed: string, says: RegExp][]> = {
  "dentists/entries/meera-iyer": [
    ["name", "", /missing|empty/],
    ["name", "Dr <b>Meera</b> Iyer", /HTML|plain text/],
    ["role", "The best dentist for children", /boasts or promises/],
    ["role", "Dentist for childern", /"childern" is not in the British dictionary/],
    ["specialities", "One\nTwo\nThree\nFour\nFive", /at most 4/],
    ["slug", "aditi-deshmukh", /has the same/],
    ["alt", "Image of a woman with long hair", /begins with/],
  ],
  "treatments/entries/dental-implant": [["metaDescription", "Too short.", /at least 110/]],
  "branches/entries/kurla": [
    ["phones", "022 12345", /international form/],
    ["latitude", "190", /90/],
  ],
  "settings/entries/clinic": [["foundedIn", "12", /1900/]],
};

describe.each(Object.entries(mistakes))("%s", (form, typed) => {
  beforeAll(() => editor.open(form));

  it.each(typed)("reports a mistake in %s: %j", async (field, text, says) => {
    const control = page.locator(`[id^="${field}-field-"]`).first();
    const invalid = () => control.getAttribute("aria-invalid");
    const before = await control.inputValue();
    await control.fill(text);
    // The field references its message, for those who can't see where it is.
    await expect.poll(invalid, poll).toBe("true");
    const messages = page.locator(`[id="${await control.getAttribute("aria-describedby")}"]`);
    await expect.poll(() => messages.innerText(), poll).toMatch(says);
    await control.fill(before);
    await expect.poll(invalid, poll).toBe("false");
  });
});
