import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSpeller } from "@clinic/content/checks/dictionary";
import { describeFinding } from "@clinic/content/checks/finding";
import { checkContent } from "@clinic/content/checks/index";
import { loadContent } from "@clinic/content/load/load-content";
import { collections } from "@clinic/content/schemas";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type FormField, formFields } from "../src/configuration/form-field.ts";
import { save, startEditor } from "./editor.ts";

// Each task continues from the result of the previous one, like a day's work.
const editor = await startEditor();
const { page } = editor;

/** Ends a task: the content is sound. */
function finish(task: string) {
  const content = loadContent(editor.folder);
  expect(checkContent(content, loadSpeller(editor.folder)).map(describeFinding)).toEqual([]);
  editor.record(task);
}

const record = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, `records/${name}.yaml`), "utf8"));
const stored = (file: string) => parse(editor.read(file));
/** Lines added and removed according to git. */
const changed = () => editor.git("diff", "HEAD", "--numstat");
const press = async (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const addToDictionary = async (word: string) => press(`Add “${word}” to the dictionary`);
// The server renders the site after each change before it responds.
const poll = { timeout: LONG_TEST_TIMEOUT_MS };

/** Fills in a form from a record, control by control, like someone copying from paper. */
async function fillForm(schema: Parameters<typeof formFields>[0], values: Record<string, unknown>) {
  const seen = new Map<string, number>();
  const fill = async ({ name, widget, label, fields = [] }: FormField, value: unknown): Promise<void> => {
    if (widget === "hidden") return;
    if (widget === "object") return fillAll(fields, value);
    // Controls have their field's name in their id, and are in form order.
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    const control = page.locator(`[id^="${name}-field-"]`).nth(number);
    if (widget === "list") {
      for (const entry of (value ?? []) as unknown[]) {
        await control.getByRole("button", { name: `Add ${label}`.toLowerCase() }).click();
        await fillAll(fields, entry);
      }
    } else if (value === undefined) return;
    else if (widget === "lines") await control.fill((value as string[]).join("\n"));
    else if (widget === "boolean") await control.click();
    else if (widget === "select" || widget === "relation") {
      for (const option of [value].flat()) {
        await control.fill(String(option));
        await page.getByRole("option").first().click();
      }
    } else await control.fill(String(value));
  };
  const fillAll = async (fields: readonly FormField[], values: unknown) => {
    for (const field of fields)
      await fill(field, (values as Record<string, unknown> | undefined)?.[field.name]);
  };
  await fillAll(formFields(schema), values);
}

it("adds a dentist with a photograph of 6000 pixels and its focal point", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#86a", noise } })
    .withExif({ IFD3: { GPSLatitude: "19/1 4/1 0/1" } })
    // Held upright, a camera stores the top of a photograph on the left.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await editor.open("dentists/new");
  const dentist = record("asha-rao");
  await fillForm(collections.dentists.schema, dentist);
  const dropped = await page.evaluateHandle(async (base64) => {
    const response = await fetch(`data:image/jpeg;base64,${base64}`);
    const transfer = new DataTransfer();
    transfer.items.add(new File([await response.blob()], "IMG_0001.JPG", { type: "image/jpeg" }));
    return transfer;
  }, photo.toString("base64"));
  await page.locator(".file").dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByText("without the data of the camera").waitFor();
  await save(page);

  const src = "dentists/asha-rao.jpg";
  dentist.portrait.src = src;
  expect(stored("data/dentists/en/asha-rao.yaml")).toEqual(dentist);
  const { height, exif } = await sharp(join(editor.folder, "assets", src)).metadata();
  expect({ height, exif }).toEqual({ height: 2000 });
  expect(editor.read(`assets/${src}`).length).toBeLessThan(300_000);
  finish("Dentist");
});

it("adds a treatment page", async () => {
  await editor.open("treatments/new");
  const treatment = record("sports-mouthguards");
  await fillForm(collections.treatments.schema, treatment);
  for (const word of ["Mouthguards", "mouthguards"]) await addToDictionary(word);
  await save(page);

  const { name, steps, faqs } = treatment;
  const saved = stored("data/treatments/en/sports-mouthguards.yaml");
  expect(saved).toMatchObject({ name, steps, faqs });
  expect(saved.related).toHaveLength(3);
  finish("Treatment");
}, 240_000);

it.each([
  ["testimonials", "asha"],
  ["awards", "calm-room"],
] as const)("adds one of the %s", async (kind, slug) => {
  await editor.open(`${kind}/new`);
  await fillForm(collections[kind].schema, record(slug));
  await save(page);
  expect(stored(`data/${kind}/en/${slug}.yaml`)).toEqual(record(slug));
  finish(kind);
});

it("writes an article with a picture", async () => {
  await editor.open("articles/new");
  const { body, ...article } = record("tea-and-teeth");
  await fillForm(collections.articles.schema, article);
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  for (const paragraph of body) {
    const [, heading] = /^## (.*)/.exec(paragraph) ?? [];
    await page.keyboard.insertText(heading ?? paragraph);
    if (heading) {
      await page.getByRole("button", { name: "Headings" }).press("Enter");
      await page.getByRole("button", { name: "Headings", expanded: true }).waitFor();
      await page.getByRole("menuitem", { name: "Heading 2" }).click();
      await page.keyboard.press("End");
    }
    await page.keyboard.press("Enter");
  }
  await addToDictionary("tannins");
  await save(page);

  const saved = editor.read("data/articles/en/tea-and-teeth.md");
  expect(saved).toContain("title: Tea and your teeth");
  expect(saved).toContain(`\n\n## Three small habits\n\n`);
  expect(saved).toContain(body[0]);
  finish("Article");
});

it("adds a holiday, and a special closing at one branch", async () => {
  await editor.open("settings/entries/clinic");
  const holidays = page.locator("[id^='holidays-field-']");
  const added = [
    { date: "2028-03-11", name: "Gudhi Padva" },
    { date: "2028-04-05", name: "Works on the water pipes", branches: ["kurla"] },
  ];
  for (const { date, name } of added) {
    await holidays.getByRole("button", { name: "Add holidays" }).click();
    await holidays.locator("[id^='date-field-']").last().fill(date);
    await holidays.locator("[id^='name-field-']").last().fill(name);
  }
  await holidays.locator("[id^='branches-field-']").last().fill("Kurla");
  await page.getByRole("option", { name: "Kurla" }).click();
  for (const word of ["Gudhi", "Padva"]) await addToDictionary(word);
  await save(page);

  // Names for the dictionary; and each entry's date, name and branch.
  expect(changed()).toBe("2\t0\tdata/dictionary.txt\n6\t0\tdata/settings/en/clinic.yaml");
  expect(stored("data/settings/en/clinic.yaml").holidays.slice(-2)).toEqual(added);
  finish("Holidays");
});

it("adds a question, and moves it up by keyboard", async () => {
  await editor.open("treatments/entries/sports-mouthguards");
  const faqs = page.locator("[id^='faqs-field-']");
  await faqs.getByRole("button", { name: "Add faqs" }).click();
  const { question, answer } = record("question");
  await faqs.locator("[id^='question-field-']").last().fill(question);
  await faqs.locator("[id^='answer-field-']").last().fill(answer);
  await faqs
    .getByRole("button", { name: /^Move entry/ })
    .last()
    .focus();
  await page.keyboard.press("ArrowUp");
  await save(page);

  expect(stored("data/treatments/en/sports-mouthguards.yaml").faqs.at(-2)).toEqual({
    question,
    answer,
  });
  finish("Question");
});

it("corrects one sentence of an article, after taking another back", async () => {
  await editor.open("articles/entries/veneers-or-bonding");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const insert = async (before: string, words: string) => {
    await text.getByText(before).click();
    await page.keyboard.press("Home");
    await page.keyboard.insertText(words);
  };
  await insert("Both can look natural.", "Remember this. ");
  await page.getByText("Not saved yet").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => text.innerText()).not.toContain("Remember this");
  await page.getByText("Everything is saved").waitFor();
  await insert("You have one or two chips", "Often: ");
  await save(page);

  expect(changed()).toBe("1\t1\tdata/articles/en/veneers-or-bonding.md");
  finish("Sentence");
});

it("deletes a record unless others name it", async () => {
  await editor.open("dentists/entries/meera-iyer");
  await press(/^Delete/);
  const reason = page.getByText(/data\/\S+: .*meera-iyer/);
  await reason.first().waitFor();
  expect(editor.git("status", "--porcelain")).toBe("");

  await editor.open("testimonials/entries/anthony");
  await press(/^Delete/);
  const file = "data/testimonials/en/anthony.yaml";
  await expect.poll(() => editor.git("status", "--porcelain"), poll).toBe(`D ${file}`);
});

it("lists a deletion and a saved change in words, and takes them back", async () => {
  await editor.open("dentists/entries/meera-iyer");
  const role = page.getByLabel("Role", { exact: true });
  const before = await role.inputValue();
  await role.fill("Dentist for children");
  await save(page);
  await press("What changed");
  await page.getByText(`Role: “Dentist for children” instead of “${before}”`, { exact: true }).waitFor();
  await press(/^Take back: Changed: Dentist “.*Meera Iyer”/);
  await expect.poll(() => role.inputValue(), poll).toBe(before);
  await press("What changed");
  await press(/^Take back: Taken away: Testimonial “/);
  await expect.poll(() => editor.git("status", "--porcelain"), poll).toBe("");
});
