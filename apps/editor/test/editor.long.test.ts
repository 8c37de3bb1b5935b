import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { collections, definitionOf, documents } from "@clinic/content/schemas";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { poll, pressSave, save, startEditor } from "./editor.ts";

// One clinic's editor for all tests: what one has recorded is there in the next, like a day's work.
const editor = await startEditor();
const { page, stored } = editor;

const fixture = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const press = async (name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();
const changed = () => editor.git("status", "--porcelain", "data", "assets");
const dentist = "dentists/entries/meera-iyer";
const dentistFile = "data/dentists/en/meera-iyer.yaml";
const role = (on: Page = page) => on.getByLabel("Role", { exact: true });
const council = (on: Page = page) => on.getByLabel("Council", { exact: true });
const alert = page.locator(".shell [role='alert']");

it.each([...Object.keys(collections), ...Object.keys(documents)])(
  "opens each of the %s without a change, in the form and to the file",
  async (kind) => {
    for (const file of readdirSync(join(editor.folder, "data", kind, "en"))) {
      // Straight from one form to the next, Decap keeps the previous form.
      await page.goto(`${editor.url}#/collections/${kind}`);
      await page.getByPlaceholder("Search all").waitFor();
      const path = `data/${kind}/en/${file}`;
      const checked = page.waitForResponse(
        (response) => /check$/.test(response.url()) && response.request().postDataJSON().path === path,
      );
      await page.goto(`${editor.url}#/collections/${kind}/entries/${file.replace(/\.\w+$/, "")}`);
      expect((await checked).request().postDataJSON().text).toBe(
        readFileSync(join(editor.folder, path), "utf8"),
      );
      const state = page.getByText(/^(?:Everything is saved|Not saved yet)$/);
      expect(await state.textContent(), file).toBe("Everything is saved");
    }
  },
);

// Lists, rich text with its toolbar, lists with their handles, pictures with their focal points; also on a phone.
it.each([
  ["this-week", 1400],
  ["dentists", 390],
  ["this-week/entries/kurla", 390],
  ["articles/entries/veneers-or-bonding", 1400],
  ["treatments/entries/root-canal", 1400],
  [dentist, 390],
])("%s has names, roles and contrast for everyone at %i px", async (form, width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("about:blank");
  await page.goto(`${editor.url}#/collections/${form}`);
  const isForm = form.includes("/");
  await (isForm ? page.getByText("No mistakes.") : page.getByPlaceholder("Search all")).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const options = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
  const run = `axe.run({ exclude: ["iframe"] }, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  const html = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160))]);
  expect(html).toEqual([]);
  await page.setViewportSize({ width: 1400, height: 1000 });
});

interface Attempt extends Record<"form" | "field" | "text" | "says", string> {
  /** The list whose first entry has the field. */
  open?: string;
}

const { mistakes } = parse(fixture("tasks-and-mistakes.yaml")) as {
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

it("gives a new record the address of its name until someone writes another", async () => {
  const person = await editor.newPerson();
  await editor.open(person, "awards/new");
  const field = (name: string) => person.getByLabel(name, { exact: true });
  await field("Title").fill("Quietest drill");
  await expect.poll(() => field("Address").inputValue(), poll).toBe("quietest-drill");
  await field("Address").fill("drill");
  await field("Title").fill("The quietest drill");
  expect(await field("Address").inputValue()).toBe("drill");
});

it("says which translations of a record are missing or older, and writes texts alone into them", async () => {
  const texts = {
    Title: "सराहनीय विवरण",
    Subheader: "दाँतों की पत्रिका, 2021",
    "Alternative text": "फ़ीते वाली पत्रिका",
  };
  await editor.open(page, "awards/entries/case-report");
  await page.getByRole("link", { name: "हिन्दी (missing)" }).click();
  await page.waitForURL(/hi#/);
  for (const [name, text] of Object.entries(texts)) await page.getByLabel(name, { exact: true }).fill(text);
  await save(page);
  expect(stored("data/awards/hi/case-report.yaml")).toEqual({
    translationOf: expect.stringMatching(/^v\w{7}$/),
    title: texts.Title,
    subheader: texts.Subheader,
    image: { alt: texts["Alternative text"] },
  });
  // The English may change without it, which then is older.
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL(/en#/);
  await page.getByLabel("Title", { exact: true }).fill("Commended report");
  await save(page);
  await page.reload();
  await page.getByRole("link", { name: "हिन्दी (older than the English)" }).waitFor();
  editor.record();
});

it.each([
  ["dentists", "asha-rao", []],
  ["treatments", "sports-mouthguards", ["Mouthguards", "mouthguards"]],
  ["articles", "tea-and-teeth", ["tannins"]],
  ["testimonials", "asha", []],
  ["awards", "calm-room", []],
] as const)("adds one of the %s that was typed before a crash", async (kind, slug, words) => {
  const { format } = definitionOf(`data/${kind}/en/new.yaml`);
  const record = parse(fixture(`records/${slug}.yaml`));
  const typed = JSON.stringify(JSON.stringify({ base: "", record }));
  await page.goto(editor.url);
  await page.evaluate(`localStorage.setItem("unsaved data/${kind}/en/.${format}", ${typed})`);
  await editor.open(page, `${kind}/new`);
  // Words and pictures are written with the form, and nothing is kept once it is saved.
  for (const word of words) await press(`Add “${word}” to the dictionary`);
  expect(changed()).toBe("");
  await save(page);
  expect(stored(`data/${kind}/en/${slug}.${format}`)).toEqual(record);
  await page.waitForURL(/entries/);
  await page.getByText("No mistakes.").waitFor();
  const kept = `Object.keys(localStorage).filter((key) => /unsaved.*${kind}.en.(${slug})?\\./.test(key))`;
  expect(await page.evaluate(kept)).toEqual([]);
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
  const { hours, phones } = stored("data/branches/en/kurla.yaml");
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
  expect((stored("data/settings/en/clinic.yaml").holidays as unknown[]).at(-2)).toEqual(holiday);
  expect(editor.git("diff", "--numstat")).toBe("4\t0\tdata/settings/en/clinic.yaml");
  editor.record();
});

it("moves an entry of a list by keyboard", async () => {
  const faqsOf = () => stored("data/treatments/en/root-canal.yaml").faqs as unknown[];
  await editor.open(page, "treatments/entries/root-canal");
  const handles = page.locator("[id^='faqs-field-']").getByRole("button", { name: /^Move entry/ });
  const faqs = faqsOf();
  await handles.last().focus();
  await page.keyboard.press("ArrowUp");
  await page.getByText(`Now entry ${faqs.length - 1}.`).waitFor();
  await save(page);
  expect(faqsOf().at(-2)).toEqual(faqs.at(-1));
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
  await page.getByText("Not saved yet", { exact: true }).waitFor();
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
  await editor.open(page, dentist);
  await press(/^Delete/);
  const user = page.getByText(/“.+”: .*meera-iyer/);
  await user.first().waitFor();

  const before = await role().inputValue();
  await role().fill("Dentist for children");
  await save(page);
  await press("What changed");
  await page.getByText(`Role: “Dentist for children” instead of “${before}”`, { exact: true }).waitFor();
  await press(/^Take back: Changed: Dentist “.*Meera Iyer”/);
  await expect.poll(() => role().inputValue(), poll).toBe(before);
  await press("What changed");
  const reloaded = page.waitForEvent("load");
  await press(/^Take back: Taken away: Testimonial “/);
  await reloaded;
  expect(changed()).toBe("");

  // What was recorded can be brought back, too.
  await role().fill("Dentist for children");
  await save(page);
  editor.record();
  await press("History");
  await page
    .getByText(/, Editor: Role$/)
    .first()
    .waitFor();
  await press(/^Bring back: .*: Role$/);
  await expect.poll(() => role().inputValue(), poll).toBe(before);
  await save(page);
  expect(stored(dentistFile).role).toBe(before);
});

// What is typed is never lost, and overwrites nobody's work.

it("shows both texts when someone else has saved, and lets the person choose field by field", async () => {
  const other = await editor.newPerson();
  for (const each of [page, other]) await editor.open(each, dentist);
  await role(other).fill("Dentist for children");
  await council(other).fill("Goa State Dental Council");
  await save(other);

  await role().fill("Dentist for families");
  await pressSave(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Theirs: Dentist for children").waitFor();
  await dialog.getByText("Yours: Dentist for families").waitFor();
  expect(stored(dentistFile).role).toBe("Dentist for children");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await save(page);
  // The council is theirs, because nobody has changed it here.
  const registration = expect.objectContaining({ council: "Goa State Dental Council" });
  expect(stored(dentistFile)).toMatchObject({ role: "Dentist for families", registration });

  // The other window is still open, and takes what was saved in this one.
  await role(other).fill("Dentist for everyone");
  await council(other).fill("Dental Council");
  await pressSave(other);
  await other.getByRole("button", { name: "Take theirs: Role" }).click();
  await other.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => role(other).inputValue(), poll).toBe("Dentist for families");
  await save(other);
  const mine = expect.objectContaining({ council: "Dental Council" });
  expect(stored(dentistFile)).toMatchObject({ role: "Dentist for families", registration: mine });
});

it("brings back what was typed, each time that the window is closed or crashes", async () => {
  let window = await editor.newPerson();
  for (const typed of ["Dentist, South Mumbai", "Dentist for everyone"]) {
    await editor.open(window, dentist);
    await role(window).fill(typed);
    const next = await window.context().newPage();
    await window.close();
    window = next;
    await editor.open(window, dentist);
    await window.getByText("What you typed before is back").waitFor();
    expect(await role(window).inputValue()).toBe(typed);
    await window.getByRole("button", { name: "Drop it" }).click();
    await expect.poll(() => role(window).inputValue(), poll).toBe(stored(dentistFile).role);
    await window.getByText("What you typed before is back").waitFor({ state: "hidden" });
  }
});

it("keeps what is typed while it saves, and can save what was there before", async () => {
  await editor.open(page, dentist);
  const before = String(stored(dentistFile).role);
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route("**/api/persistEntry", (route) => isTyped.then(() => route.continue()));
  await role().fill("Dentist, Kurla and South Mumbai");
  await pressSave(page);
  await page.getByText("Saving…").waitFor();
  await council().fill("Goa Dental Council");
  typed();
  await expect.poll(() => stored(dentistFile).role, poll).toBe("Dentist, Kurla and South Mumbai");
  await page.getByText("Not saved yet", { exact: true }).waitFor();
  await role().fill(before);
  await save(page);
  expect(stored(dentistFile)).toMatchObject({
    role: before,
    registration: { council: "Goa Dental Council" },
  });
  await page.unroute("**/api/persistEntry");
});

it("says what prevents saving until it is over, and never that there are no mistakes", async () => {
  await editor.open(page, dentist);
  await page.getByText("No mistakes.").waitFor();
  editor.end("SIGKILL");
  await role().fill("Dentist, at last");
  await expect.poll(() => alert.innerText(), poll).toContain("has stopped");
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await editor.start(new URL(editor.url).port);
  await expect.poll(() => alert.innerText(), poll).toBe("");

  const full = { status: 500, json: { error: "No room is left." } };
  await page.route("**/api/persistEntry", (route) => route.fulfill(full));
  await role().fill("Dentist, at long last");
  await pressSave(page);
  await expect.poll(() => alert.innerText(), poll).toBe("No room is left.");
  await role().fill("Dentist, after all");
  await page.getByText("Nothing to correct.").waitFor();
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await page.unroute("**/api/persistEntry");
  await save(page);
  expect(await alert.innerText()).toBe("");
  expect(stored(dentistFile).role).toBe("Dentist, after all");
});
