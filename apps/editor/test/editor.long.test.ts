import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { parse } from "@clinic/content/records/parse";
import { collections, definitionOf, documents } from "@clinic/content/schemas";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import type { AxeResults } from "axe-core";
import { chromium, type Frame, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, expect, it } from "vitest";

// One clinic's editor for all tests, on a copy of the content with its own git history: what one has recorded is there in the
// next, like a day's work.
const folder = mkdtempSync(join(tmpdir(), "editor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const part of ["data", "assets"])
  cpSync(join(contentFolder, part), join(folder, part), { recursive: true });
const stored = (file: string) =>
  parse(definitionOf(file).format, readFileSync(join(folder, file), "utf8")).value;
const git = (...args: string[]) => {
  const name = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
  return spawnSync("git", [...name, ...args], { cwd: folder, encoding: "utf8" }).stdout.trim();
};
const record = () => git("add", "--all") + git("commit", "--quiet", "--message", "What there is");
git("init", "--quiet");
record();

let server: ChildProcess;
/** Starts the server, the second time on the port it had. @returns its address */
const start = async (port = "0") => {
  const env = { ...process.env, PORT: port, CONTENT_FOLDER: folder };
  const main = join(import.meta.dirname, "../server/main.ts");
  server = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  // It stays open: a server that can't say something later would end.
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    const [address] = /http:\S+/.exec(String(chunk)) ?? [];
    if (address) return address;
  }
  throw new Error("The server has ended.");
};
afterAll(() => void server.kill());
const browser = await chromium.launch(chromiumLaunchOptions());
afterAll(() => browser.close());
const shownPage = `<!doctype html><title>Page</title><p style="margin: 200vh 0">A commended case report</p>`;
/** Someone with a browser of their own. */
const newPerson = async () => {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
  context.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
  // The site's pages take most of the time, and change nothing in the form.
  await context.route("**/api/preview", (route) => route.fulfill({ json: "/page" }));
  await context.route("**/page", (route) => route.fulfill({ contentType: "text/html", body: shownPage }));
  // Decap asks before it deletes, or leaves what isn't saved.
  context.on("dialog", (dialog) => void dialog.accept());
  return context.newPage();
};
const url = await start();
/** Opens a form: `"dentists/entries/meera-iyer"`, or `"dentists/new"`. */
const open = async (page: Page, form: string) => {
  // Otherwise the previous form would stay until this one has loaded.
  await page.goto("about:blank");
  await page.goto(`${url}#/collections/${form}`);
  await page.locator("label").first().waitFor();
};
const page = await newPerson();
afterEach(record);

/** Saves the form when it has been checked. */
async function pressSave(page: Page | Frame) {
  await page.getByText(/^(?:No mistakes|Nothing to correct)\.$/).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Saves the form, and waits until everything is saved. */
async function save(page: Page | Frame) {
  await pressSave(page).catch(async () =>
    expect.unreachable((await page.locator(".findings li, .shell p").allInnerTexts()).join("\n")),
  );
  await page.getByText("Everything is saved").waitFor();
}

const fixture = (file: string) => parse("yaml", readFileSync(join(import.meta.dirname, file), "utf8")).value;
const press = async (name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();
const changed = () => git("status", "--porcelain", "data", "assets");
const dentist = "dentists/entries/meera-iyer";
const dentistFile = "data/dentists/en/meera-iyer.yaml";
const role = (on: Page = page) => on.getByLabel("Role", { exact: true });
const council = (on: Page = page) => on.getByLabel("Council", { exact: true });
const alert = page.locator(".shell [role='alert']");

it.each([...Object.keys(collections), ...Object.keys(documents)])(
  "opens each of the %s without a change, in the form and to the file",
  async (kind) => {
    for (const file of readdirSync(join(folder, "data", kind, "en"))) {
      // Straight from one form to the next, Decap keeps the previous form.
      await page.goto(`${url}#/collections/${kind}`);
      await page.getByPlaceholder("Search all").waitFor();
      const path = `data/${kind}/en/${file}`;
      const checked = page.waitForResponse(
        (response) => /check$/.test(response.url()) && response.request().postDataJSON().path === path,
      );
      await page.goto(`${url}#/collections/${kind}/entries/${file.replace(/\.\w+$/, "")}`);
      expect((await checked).request().postDataJSON().text).toBe(readFileSync(join(folder, path), "utf8"));
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
  await page.goto(`${url}#/collections/${form}`);
  await page.getByText("No mistakes.").or(page.getByPlaceholder("Search all")).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const standards = `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]`;
  const run = `axe.run({ exclude: ["iframe"] }, { runOnly: ${standards} })`;
  const { violations } = await page.evaluate<AxeResults>(run);
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  await page.setViewportSize({ width: 1400, height: 1000 });
});

// The field may be in the first entry of a list.
type Attempt = Record<"form" | "field" | "text" | "says", string> & { list?: string };
const mistakes = fixture("tasks-and-mistakes.yaml").mistakes as { mistake: string; try?: Attempt }[];

it.each(mistakes.flatMap((each) => (each.try ? [{ ...each, ...each.try }] : [])))(
  "$mistake: says so at the field",
  async ({ form, field, text, says, list }) => {
    await open(page, form);
    if (list)
      await page.locator(`[id^="${list}-field-"]`).getByLabel("Open or close entry 1").first().click();
    const control = page.getByLabel(new RegExp(`^${field}(?: \\(optional\\))?$`)).first();
    const before = await control.inputValue();
    await control.fill(text);
    await control.blur();
    // The field references its message, for those who can't see where it is.
    const invalid = page.locator("[aria-invalid='true'][aria-describedby]").first();
    const message = page.locator(`[id="${await invalid.getAttribute("aria-describedby")}"]`);
    await expect.poll(() => message.innerText()).toMatch(new RegExp(says));
    await control.fill(before);
    await expect.poll(() => message.innerText()).not.toMatch(new RegExp(says));
  },
);

it("gives a new record the address of its name until someone writes another", async () => {
  const person = await newPerson();
  await open(person, "awards/new");
  const field = (name: string) => person.getByLabel(name, { exact: true });
  await field("Title").fill("Quietest drill");
  await expect.poll(() => field("Address").inputValue()).toBe("quietest-drill");
  await field("Address").fill("drill");
  await field("Title").fill("The quietest drill");
  expect(await field("Address").inputValue()).toBe("drill");
});

it("scrolls the page to the field in hand, and opens translations beside a form: missing, older, only texts", async () => {
  const texts = {
    Title: "सराहनीय विवरण",
    Subheader: "दाँतों की पत्रिका, 2021",
    "Alternative text": "फ़ीते वाली पत्रिका",
  };
  await open(page, "awards/entries/case-report");
  await expect.poll(() => page.frame("beside")?.url()).toContain("/page");
  await page.getByLabel("Title", { exact: true }).focus();
  await expect.poll(() => page.frame("beside")?.evaluate("scrollY")).toBeGreaterThan(0);
  await page.getByRole("link", { name: "हिन्दी (missing)" }).click();
  await expect.poll(() => page.frame("beside")?.url()).toContain("hi#");
  const beside = page.frame("beside") as Frame;
  for (const [name, text] of Object.entries(texts)) await beside.getByLabel(name, { exact: true }).fill(text);
  await save(beside);
  expect(stored("data/awards/hi/case-report.yaml")).toEqual({
    translationOf: expect.stringMatching(/^v\w{7}$/),
    title: texts.Title,
    subheader: texts.Subheader,
    image: { alt: texts["Alternative text"] },
  });
  // The English may change without it, which then is older, and stays where it is.
  await page.getByLabel("Title", { exact: true }).fill("Commended report");
  await page.getByRole("link", { name: "हिन्दी (older than the English)" }).waitFor();
  await save(page);
  expect(await beside.getByLabel("Title", { exact: true }).inputValue()).toBe(texts.Title);
});

it.each(globSync("*/*.yaml", { cwd: join(import.meta.dirname, "records") }))(
  "adds the record of %s that was typed before a crash",
  async (file) => {
    const [kind = "", slug = ""] = file.split(/[/.]/);
    const { format } = definitionOf(`data/${kind}/en/new.yaml`);
    const record = fixture(`records/${file}`);
    const typed = JSON.stringify(JSON.stringify({ base: "", record }));
    await page.goto(url);
    await page.evaluate(`localStorage.setItem("unsaved data/${kind}/en/.${format}", ${typed})`);
    await open(page, `${kind}/new`);
    // Words and pictures are written with the form, and nothing is kept once it is saved.
    for (const word of ["Mouthguards", "mouthguards", "tannins"])
      if (typed.includes(word)) await press(`Add “${word}” to the dictionary`);
    expect(changed()).toBe("");
    await save(page);
    expect(stored(`data/${kind}/en/${slug}.${format}`)).toEqual(record);
    await page.waitForURL(/entries/);
    await page.getByText("No mistakes.").waitFor();
    const kept = `Object.keys(localStorage).filter((key) => /unsaved.*${kind}.en.(${slug})?\\./.test(key))`;
    expect(await page.evaluate(kept)).toEqual([]);
  },
);

it("takes a photograph of 6000 pixels, and makes it small and upright, without where it was taken", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 6000, height: 4000, channels: 3, background: "#86a", noise } as const;
  const gps = { IFD3: { GPSLatitude: "19/1 4/1 0/1" } };
  // Held upright, a camera stores the top of a photograph on the left.
  const buffer = await sharp({ create }).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await open(page, "dentists/entries/asha-rao");
  const file = page.getByLabel("Drop a picture here");
  await file.setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer });
  await page.getByText("without the data of the camera").waitFor();
  expect(changed()).toBe("");
  await save(page);
  const photograph = readFileSync(join(folder, "assets/dentists/asha-rao.jpg"));
  const { height, exif } = await sharp(photograph).metadata();
  expect({ height, exif }).toEqual({ height: 2000 });
  expect(photograph.length).toBeLessThan(300_000);
});

it("changes a phone number, and the hours of Thursday by keyboard", async () => {
  await open(page, "this-week/entries/kurla");
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
});

it("adds a holiday, which takes its place among the others", async () => {
  await page.goto(`${url}#/collections/this-week`);
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
  expect(git("diff", "--numstat")).toBe("4\t0\tdata/settings/en/clinic.yaml");
});

it("moves an entry of a list by keyboard", async () => {
  const faqsOf = () => stored("data/treatments/en/root-canal.yaml").faqs as unknown[];
  await open(page, "treatments/entries/root-canal");
  const handles = page.locator("[id^='faqs-field-']").getByRole("button", { name: /^Move entry/ });
  const faqs = faqsOf();
  await handles.last().focus();
  await page.keyboard.press("ArrowUp");
  await page.getByText(`Now entry ${faqs.length - 1}.`).waitFor();
  await save(page);
  expect(faqsOf().at(-2)).toEqual(faqs.at(-1));
});

it("corrects one sentence of an article, after taking another back", async () => {
  await open(page, "articles/entries/veneers-or-bonding");
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
  expect(git("diff", "--numstat")).toBe("1\t1\tdata/articles/en/veneers-or-bonding.md");
});

it("deletes a record unless others name it, lists what changed in words, and takes it back", async () => {
  await open(page, "testimonials/entries/anthony");
  await press(/^Delete/);
  await expect.poll(changed).toBe("D data/testimonials/en/anthony.yaml");
  await open(page, dentist);
  await press(/^Delete/);
  const user = page.getByText(/“.+”: .*meera-iyer/);
  await user.first().waitFor();

  const before = await role().inputValue();
  await role().fill("Dentist for children");
  await save(page);
  await press("What changed");
  await page.getByText(`Role: “Dentist for children” instead of “${before}”`, { exact: true }).waitFor();
  await press(/^Take back: Changed: Dentist “.*Meera Iyer”/);
  await expect.poll(() => role().inputValue()).toBe(before);
  await press("What changed");
  const reloaded = page.waitForEvent("load");
  await press(/^Take back: Taken away: Testimonial “/);
  await reloaded;
  expect(changed()).toBe("");

  // What was recorded can be brought back, too.
  await role().fill("Dentist for children");
  await save(page);
  record();
  await press("History");
  await page
    .getByText(/, Editor: Role$/)
    .first()
    .waitFor();
  await press(/^Bring back: .*: Role$/);
  await expect.poll(() => role().inputValue()).toBe(before);
  await save(page);
  expect(stored(dentistFile).role).toBe(before);
});

// What is typed is never lost, and overwrites nobody's work.

it("shows both texts when someone else has saved, and lets the person choose field by field", async () => {
  const other = await newPerson();
  for (const each of [page, other]) await open(each, dentist);
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
  await expect.poll(() => role(other).inputValue()).toBe("Dentist for families");
  await save(other);
  const mine = expect.objectContaining({ council: "Dental Council" });
  expect(stored(dentistFile)).toMatchObject({ role: "Dentist for families", registration: mine });
});

it("brings back what was typed, each time that the window is closed or crashes", async () => {
  let window = await newPerson();
  for (const typed of ["Dentist, South Mumbai", "Dentist for everyone"]) {
    await open(window, dentist);
    await role(window).fill(typed);
    const next = await window.context().newPage();
    await window.close();
    window = next;
    await open(window, dentist);
    await window.getByText("What you typed before is back").waitFor();
    expect(await role(window).inputValue()).toBe(typed);
    await window.getByRole("button", { name: "Drop it" }).click();
    await expect.poll(() => role(window).inputValue()).toBe(stored(dentistFile).role);
    await window.getByText("What you typed before is back").waitFor({ state: "hidden" });
  }
});

it("keeps what is typed while it saves, and can save what was there before", async () => {
  await open(page, dentist);
  const before = String(stored(dentistFile).role);
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route("**/api/persistEntry", (route) => isTyped.then(() => route.continue()));
  await role().fill("Dentist, Kurla and South Mumbai");
  await pressSave(page);
  await page.getByText("Saving…").waitFor();
  await council().fill("Goa Dental Council");
  typed();
  await expect.poll(() => stored(dentistFile).role).toBe("Dentist, Kurla and South Mumbai");
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
  await open(page, dentist);
  await page.getByText("No mistakes.").waitFor();
  server.kill("SIGKILL");
  await role().fill("Dentist, at last");
  await expect.poll(() => alert.innerText()).toContain("has stopped");
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await start(new URL(url).port);
  await expect.poll(() => alert.innerText()).toBe("");

  const full = { status: 500, json: { error: "No room is left." } };
  await page.route("**/api/persistEntry", (route) => route.fulfill(full));
  await role().fill("Dentist, at long last");
  await pressSave(page);
  await expect.poll(() => alert.innerText()).toBe("No room is left.");
  await role().fill("Dentist, after all");
  await page.getByText("Nothing to correct.").waitFor();
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await page.unroute("**/api/persistEntry");
  await save(page);
  expect(await alert.innerText()).toBe("");
  expect(stored(dentistFile).role).toBe("Dentist, after all");
});
