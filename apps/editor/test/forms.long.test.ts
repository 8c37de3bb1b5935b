import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { collections, documents } from "@clinic/content/schemas";
import type { AxeResults } from "axe-core";
import { expect, it } from "vitest";
import { poll, startEditor } from "./editor.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const editor = await startEditor();
const { page } = editor;

// Rich text with its toolbar, lists with their handles, pictures with their focal points.
it.each([
  "articles/entries/veneers-or-bonding",
  "treatments/entries/root-canal",
  "dentists/entries/meera-iyer",
])("%s has names and roles for everyone", async (form) => {
  await editor.open(page, form);
  await page.getByText("No mistakes.").waitFor();
  await page.evaluate(axe);
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
      // Straight from one form to the next, Decap keeps the previous form.
      await page.goto(`${editor.url}#/collections/${kind}`);
      await page.getByPlaceholder("Search all").waitFor();
      const path = `data/${kind}/en/${file}`;
      const checked = page.waitForResponse(
        (response) => response.request().postData()?.includes(path) ?? false,
      );
      await page.goto(`${editor.url}#/collections/${kind}/entries/${file.replace(/\.\w+$/, "")}`);
      await checked;
      const state = page.getByText(/^(?:Everything is saved|Not saved yet)$/);
      expect(await state.textContent(), file).toBe("Everything is saved");
    }
    expect(editor.git("status", "--porcelain")).toBe("");
  },
);

// What someone types into a field (by the beginning of its id), and the message it then shows.
it.each([
  ["dentists/entries/meera-iyer", "name", "", /missing|empty/],
  ["dentists/entries/meera-iyer", "specialities", "One\nTwo\nThree\nFour\nFive", /at most 4/],
  ["dentists/entries/meera-iyer", "alt", "Image of a woman with long hair", /begins with/],
  [
    "treatments/entries/dental-implant",
    "question",
    "Is it chepe?",
    /"chepe" is not in the British dictionary/,
  ],
  ["branches/entries/kurla", "phones", "022 12345", /international form/],
  ["settings/entries/clinic", "foundedIn", "12", /1900/],
  ["awards/new", "slug", "quiet-room", /Another entry has this address already/],
])("%s reports a mistake in %s: %j", async (form, field, text, says) => {
  await editor.open(page, form);
  const control = page.locator(`[id^="${field}-field-"]`).first();
  if (!(await control.isVisible()))
    await page.locator("[id^='faqs-field-']").getByLabel("Open or close entry 1").click();
  const before = await control.inputValue();
  await control.fill(text);
  // The field references its message, for those who can't see where it is.
  const messages = page.locator(`[id="${await control.getAttribute("aria-describedby")}"]`);
  await expect.poll(() => messages.innerText(), poll).toMatch(says);
  expect(await control.getAttribute("aria-invalid")).toBe("true");
  await control.fill(before);
  await expect.poll(() => messages.innerText(), poll).not.toMatch(says);
});
