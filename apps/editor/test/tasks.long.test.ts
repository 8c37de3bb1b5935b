import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "@clinic/content/schemas";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { poll, save, startEditor } from "./editor.ts";

// Each task continues from the result of the previous one, like a day's work.
const editor = await startEditor();
const { page } = editor;

const press = async (name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();
const changed = () => editor.git("status", "--porcelain", "data", "assets");
/** The keys of what is kept because it isn't saved. */
const kept = async () =>
  page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('unsaved'))");

it.each([
  ["dentists", "asha-rao", []],
  ["treatments", "sports-mouthguards", ["Mouthguards", "mouthguards"]],
  ["articles", "tea-and-teeth", ["tannins"]],
  ["testimonials", "asha", []],
  ["awards", "calm-room", []],
] as const)("adds one of the %s that was typed before a crash", async (kind, slug, words) => {
  const format = "format" in collections[kind] ? "md" : "yaml";
  const record = parse(readFileSync(join(import.meta.dirname, `records/${slug}.yaml`), "utf8"));
  const typed = JSON.stringify(JSON.stringify({ base: "", record }));
  await page.goto(editor.url);
  await page.evaluate(`localStorage.setItem("unsaved data/${kind}/en/.${format}", ${typed})`);
  await editor.open(page, `${kind}/new`);
  // Words and pictures are written with the form, and nothing is kept once it is saved.
  for (const word of words) await press(`Add “${word}” to the dictionary`);
  expect(changed()).toBe("");
  await save(page);
  expect(editor.stored(`data/${kind}/en/${slug}.${format}`)).toEqual(record);
  await page.waitForURL(/entries/);
  await page.getByText("No mistakes.").waitFor();
  expect(await kept()).toEqual([]);
  editor.record();
});

it("takes a photograph of 6000 pixels, and makes it small and upright, without where it was taken", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 6000, height: 4000, channels: 3, background: "#86a", noise } as const;
  const gps = { IFD3: { GPSLatitude: "19/1 4/1 0/1" } };
  // Held upright, a camera stores the top of a photograph on the left.
  const buffer = await sharp({ create }).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await editor.open(page, "dentists/entries/asha-rao");
  const file = page.getByLabel("Drop a picture here");
  await file.setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer });
  await page.getByText("without the data of the camera").waitFor();
  expect(changed()).toBe("");
  await save(page);
  const photograph = readFileSync(join(editor.folder, "assets/dentists/asha-rao.jpg"));
  const { height, exif } = await sharp(photograph).metadata();
  expect({ height, exif }).toEqual({ height: 2000 });
  expect(photograph.length).toBeLessThan(300_000);
  editor.record();
});

it("changes a phone number, and the hours of Thursday by keyboard", async () => {
  await editor.open(page, "this-week/entries/kurla");
  const thursday = page.getByLabel("Thursday");
  await page.getByText("No mistakes.").waitFor();
  const isReached = async () => thursday.evaluate((field) => field === document.activeElement);
  for (let tabs = 0; tabs < 25 && !(await isReached()); tabs++) await page.keyboard.press("Tab");
  expect(await isReached()).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("9.30-13, 14 to 18:00");
  await page.getByLabel("Phones", { exact: true }).fill("+91 22 0000 9999");
  await save(page);
  const { hours, phones } = editor.stored("data/branches/en/kurla.yaml");
  expect(hours).toContainEqual({ opens: "14:00", closes: "18:00", days: ["thursday"] });
  expect(phones).toEqual(["+91 22 0000 9999"]);
  editor.record();
});

it("adds a holiday, which takes its place among the others", async () => {
  await page.goto(`${editor.url}#/collections/this-week`);
  await page.getByRole("link", { name: "Holidays and other days closed" }).click();
  const holidays = page.locator("[id^='holidays-field-']");
  await holidays.getByRole("button", { name: "Add holidays" }).click();
  await holidays.locator("[id^='date-field-']").last().fill("2027-12-20");
  await holidays.locator("[id^='name-field-']").last().fill("Works on the water pipes");
  await holidays.locator("[id^='branches-field-']").last().fill("Kurla");
  await page.getByRole("option", { name: "Kurla" }).click();
  await save(page);

  const holiday = { date: "2027-12-20", name: "Works on the water pipes", branches: ["kurla"] };
  expect((editor.stored("data/settings/en/clinic.yaml").holidays as unknown[]).at(-2)).toEqual(holiday);
  expect(editor.git("diff", "--numstat")).toBe("4\t0\tdata/settings/en/clinic.yaml");
  editor.record();
});

it("moves an entry of a list by keyboard", async () => {
  await editor.open(page, "treatments/entries/root-canal");
  const handles = page.locator("[id^='faqs-field-']").getByRole("button", { name: /^Move entry/ });
  const { faqs } = editor.stored("data/treatments/en/root-canal.yaml") as { faqs: unknown[] };
  await handles.last().focus();
  await page.keyboard.press("ArrowUp");
  await page.getByText(`Now entry ${faqs.length - 1}.`).waitFor();
  await save(page);
  const moved = editor.stored("data/treatments/en/root-canal.yaml").faqs as unknown[];
  expect(moved.at(-2)).toEqual(faqs.at(-1));
  editor.record();
});

it("corrects one sentence of an article, after taking another back", async () => {
  await editor.open(page, "articles/entries/veneers-or-bonding");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const insert = async (before: string, words: string) => {
    await text.getByText(before).click();
    await page.keyboard.press("Home");
    await page.keyboard.insertText(words);
  };
  await insert("The last row matters most.", "Remember this. ");
  await page.getByText("Not saved yet").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await page.getByText("Everything is saved").waitFor();
  await insert("You have one or two chips", "Often: ");
  await save(page);
  expect(editor.git("diff", "--numstat")).toBe("1\t1\tdata/articles/en/veneers-or-bonding.md");
  editor.record();
});

it("deletes a record unless others name it, lists what changed in words, and takes it back", async () => {
  await editor.open(page, "testimonials/entries/anthony");
  await press(/^Delete/);
  await expect.poll(changed, poll).toBe("D data/testimonials/en/anthony.yaml");
  await editor.open(page, "dentists/entries/meera-iyer");
  await press(/^Delete/);
  await page
    .getByText(/“.+”: .*meera-iyer/)
    .first()
    .waitFor();

  const role = page.getByLabel("Role", { exact: true });
  const before = await role.inputValue();
  await role.fill("Dentist for children");
  await save(page);
  await press("What changed");
  await page.getByText(`Role: “Dentist for children” instead of “${before}”`, { exact: true }).waitFor();
  await press(/^Take back: Changed: Dentist “.*Meera Iyer”/);
  await expect.poll(() => role.inputValue(), poll).toBe(before);
  await press("What changed");
  const reloaded = page.waitForEvent("load");
  await press(/^Take back: Taken away: Testimonial “/);
  await reloaded;
  expect(changed()).toBe("");

  // What was recorded can be brought back, too.
  await role.fill("Dentist for children");
  await save(page);
  editor.record();
  await press("History");
  await page.getByText("Editor", { exact: false }).first().waitFor();
  await press("Bring back Role");
  await expect.poll(() => role.inputValue(), poll).toBe(before);
  await save(page);
  expect(editor.stored("data/dentists/en/meera-iyer.yaml").role).toBe(before);
});
