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
import { type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, expect, it } from "vitest";

// One clinic's editor for all tests, on a copy of the content with its own git history: what one has recorded is there in the
// next, like a day's work.
const folder = mkdtempSync(join(tmpdir(), "editor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const part of ["data", "assets"])
  cpSync(join(contentFolder, part), join(folder, part), { recursive: true });
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
  await page.locator("label").or(page.getByPlaceholder("Search all")).first().waitFor();
};
const page = await newPerson();
afterEach(record);

/** Saves the form when it has been checked. */
async function pressSave(page: Page) {
  await page.getByText(/No mistakes\.|Nothing to correct\./).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Saves the form, and waits until everything is saved. */
async function save(page: Page) {
  await pressSave(page).catch(async () =>
    expect.unreachable((await page.locator(".findings li, .shell p").allInnerTexts()).join("\n")),
  );
  await page.getByText("Everything is saved").waitFor();
}

const fixture = (file: string) => parse("yaml", readFileSync(join(import.meta.dirname, file), "utf8")).value;
const press = (on: Page, words: string) => {
  const name = new RegExp(words);
  const links = on.getByRole("link", { name }).or(on.getByRole("option", { name }));
  return on.getByRole("button", { name }).or(links).first().click();
};
const changed = () => git("status", "--porcelain", "data", "assets");

/** A field by its label: the first that is in sight. */
const field = (on: Page, label: string) =>
  on
    .getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`))
    .filter({ visible: true })
    .first();
const seen = (on: Page, text: string) => on.getByText(new RegExp(text)).filter({ visible: true });
const saving = "**/api/persistEntry";
const full = { status: 500, json: { error: "No room is left." } };
let letGo: () => void;

/** What people do and see, by the words of tasks-and-mistakes.yaml. Its texts are regular expressions. */
const acts = {
  open,
  press,
  save,
  "try to save": pressSave,
  fill: (on: Page, label: string, text: string) => field(on, label).fill(text),
  holds: (on: Page, label: string, text: string) =>
    expect.poll(() => field(on, label).inputValue(), { message: label }).toBe(text),
  async reach(on: Page, label: string) {
    const isReached = () => field(on, label).evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 25 && !(await isReached()); tabs++) await on.keyboard.press("Tab");
    expect(await isReached()).toBe(true);
  },
  pictured: (on: Page, name: string, file: string) =>
    expect
      .poll(() => on.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundImage))
      .toContain(`/originals/${file}`),
  click: (on: Page, text: string) => on.getByText(text).first().click(),
  focus: (on: Page, selector: string) => on.locator(selector).focus(),
  key: (on: Page, key: string) => on.keyboard.press(key),
  type: (on: Page, text: string) => on.keyboard.insertText(text),
  see: (on: Page, text: string) => seen(on, text).first().waitFor(),
  gone: (on: Page, text: string) => expect.poll(() => seen(on, text).count(), { message: text }).toBe(0),
  "not see": async (on: Page, text: string) => expect(await seen(on, text).count(), text).toBe(0),
  scrolled: (on: Page) => expect.poll(() => on.evaluate("scrollY")).toBeGreaterThan(0),
  written: (_: Page, file: string, text: string) =>
    expect.poll(() => readFileSync(join(folder, file), "utf8")).toMatch(new RegExp(text, "s")),
  changed: (_: Page, status: string) => expect.poll(changed).toBe(status),
  "lines changed": (_: Page, lines: string) =>
    expect(git("diff", "--numstat").split(/\s/).join(" ")).toBe(lines),
  record,
  "stop the program": () => server.kill("SIGKILL"),
  "start the program": () => start(new URL(url).port),
  "fill the disk": (on: Page) => on.route(saving, (route) => route.fulfill(full)),
  "make room": (on: Page) => on.unroute(saving),
  async "save slowly"(on: Page) {
    const { promise, resolve } = Promise.withResolvers<void>();
    letGo = resolve;
    await on.route(saving, (route) => promise.then(() => route.continue()));
  },
  "let it save": () => letGo(),
  async crash(on: Page) {
    await on.context().newPage();
    await on.close();
  },
};
type Step = Record<string, unknown> & { by?: string };

/** Each person has a browser of their own; "beside" is the frame beside a form. Afterwards the content is as before. */
async function perform(steps: readonly Step[]) {
  const before = git("rev-parse", "HEAD");
  const people: Record<string, BrowserContext> = {};
  for (const { by = "someone", ...step } of steps) {
    const who = by === "beside" ? "someone" : by;
    people[who] ??= (await newPerson()).context();
    for (const [name, what] of Object.entries(step)) {
      const window = people[who].pages().at(-1);
      if (by === "beside") await expect.poll(() => window?.frame(by)).toBeTruthy();
      const on = by === "beside" ? window?.frame(by) : window;
      const act = acts[name as keyof typeof acts] as (...what: unknown[]) => unknown;
      for (const words of what instanceof Object ? Object.entries(what) : [[what]]) await act(on, ...words);
    }
  }
  for (const person of Object.values(people)) await person.close();
  git("add", "--all");
  git("reset", "--quiet", "--hard", before);
}

// A field that is tried may be in the first entry of a list.
type Attempt = Record<"form" | "field" | "text" | "says", string> & { list?: string };
type Listed = { task?: string; mistake?: string; try?: Attempt; steps?: Step[] };
const { tasks, mistakes } = fixture("tasks-and-mistakes.yaml") as Record<"tasks" | "mistakes", Listed[]>;

for (const { task, mistake = task, steps } of [...tasks, ...mistakes])
  if (steps) it(String(mistake), async () => perform(steps));

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
  ["dentists/entries/meera-iyer", 390],
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

it.each(mistakes.flatMap((each) => (each.try ? [{ ...each, ...each.try }] : [])))(
  "$mistake: says so at the field",
  async ({ form, field: label, text, says, list }) => {
    await open(page, form);
    if (list)
      await page.locator(`[id^="${list}-field-"] [aria-label="Open or close entry 1"]`).first().click();
    const control = field(page, label);
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
      if (typed.includes(word)) await press(page, `Add “${word}” to the dictionary`);
    expect(changed()).toBe("");
    await save(page);
    const saved = readFileSync(join(folder, `data/${kind}/en/${slug}.${format}`), "utf8");
    expect(parse(format, saved).value).toEqual(record);
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
