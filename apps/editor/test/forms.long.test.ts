import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { collections, documents } from "@clinic/content/schemas";
import type { AxeResults } from "axe-core";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { poll, startEditor } from "./editor.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const editor = await startEditor();
const { page } = editor;

// Lists, rich text with its toolbar, lists with their handles, pictures with their focal points; also on a phone.
it.each([
  ["this-week", 1400],
  ["dentists", 390],
  ["this-week/entries/kurla", 390],
  ["articles/entries/veneers-or-bonding", 1400],
  ["treatments/entries/root-canal", 1400],
  ["dentists/entries/meera-iyer", 390],
])("%s has names, roles and contrast for everyone at %i px", async (form, width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("about:blank");
  await page.goto(`${editor.url}#/collections/${form}`);
  const isForm = form.includes("/");
  await (isForm ? page.getByText("No mistakes.") : page.getByPlaceholder("Search all")).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  await page.evaluate(axe);
  const options = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
  const run = `axe.run({ exclude: ["iframe"] }, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  const html = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160))]);
  expect(html).toEqual([]);
  await page.setViewportSize({ width: 1400, height: 1000 });
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

interface Attempt extends Record<"form" | "field" | "text" | "says", string> {
  /** The list whose first entry has the field. */
  open?: string;
}

const { mistakes } = parse(readFileSync(join(import.meta.dirname, "tasks-and-mistakes.yaml"), "utf8")) as {
  mistakes: { mistake: string; try?: Attempt }[];
};

it.each(mistakes.flatMap((each) => (each.try ? [{ ...each, ...each.try }] : [])))(
  "$mistake: says so at the field",
  async ({ form, field, text, says, open }) => {
    await editor.open(page, form);
    if (open)
      await page.locator(`[id^="${open}-field-"]`).getByLabel("Open or close entry 1").first().click();
    const control = page.getByLabel(new RegExp(`^${field}(?: \\(optional\\))?$`)).first();
    const before = await control.inputValue();
    await control.fill(text);
    await control.blur();
    // The field references its message, for those who can't see where it is.
    const invalid = page.locator("[aria-invalid='true'][aria-describedby]").first();
    const message = page.locator(`[id="${await invalid.getAttribute("aria-describedby")}"]`);
    await expect.poll(() => message.innerText(), poll).toMatch(new RegExp(says));
    await control.fill(before);
    await expect.poll(() => message.innerText(), poll).not.toMatch(new RegExp(says));
  },
);
