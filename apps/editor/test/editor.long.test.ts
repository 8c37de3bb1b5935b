import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { parse } from "@clinic/content/records/parse";
import { collections, documents } from "@clinic/content/schemas";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import axe, { type AxeResults } from "axe-core";
import { type BrowserContext, chromium, type Dialog, type Locator, type Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";

// One clinic's editor for all tests, on a copy of the content with a git history of its own.
const home = mkdtempSync(join(tmpdir(), "editor-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const folder = join(home, "content");
for (const part of ["data", "assets"])
  cpSync(join(contentFolder, part), join(folder, part), { recursive: true });
const git = (...args: string[]) => {
  const name = ["--no-optional-locks", "-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
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
const shownPage = `<!doctype html><title>Page</title><div style="margin: 200vh 0">Opening hours<p>The last row matters most. With veneers made at 22<p>A commended case report`;
/** Someone with a browser of their own, which can be killed and started again. */
const newPerson = async (profile: string) => {
  const options = { ...chromiumLaunchOptions(), viewport: { width: 1400, height: 1000 } };
  const context = await chromium.launchPersistentContext(profile, options);
  context.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
  // The site's pages take most of the time, and change nothing in the form.
  await context.route("**/api/preview", (route) => route.fulfill({ json: "/page" }));
  await context.route("**/page", (route) => route.fulfill({ contentType: "text/html", body: shownPage }));
  // Time enough to do something else first.
  await context.route("**/api/{getEntry,add-file}", (route) => void setTimeout(() => route.continue(), 300));
  // Decap asks before it deletes, or leaves what isn't saved.
  context.on("dialog", (dialog) => dialogs.push(dialog) && void dialog.accept());
  return context;
};
const url = await start();
/** Opens a form: `"dentists/entries/meera-iyer"`, or `"dentists/new"`. */
const open = async (page: Page, form: string) => {
  // Otherwise the previous form would stay until this one has loaded.
  await page.goto("about:blank");
  await page.goto(`${url}#/collections/${form}`);
  await page.locator("label").or(page.getByPlaceholder("Search all")).first().waitFor();
};

/** From one end to the other, with nothing over it. */
function isInSight(element: Element) {
  const { left, right, y } = element.getBoundingClientRect();
  return [left, right - 1].every((x) => element.contains(document.elementFromPoint(x, y + 9)));
}

async function pressSave(page: Page) {
  await page.getByText(/No mistakes\.|Nothing to correct\.|^Not (?:saved|deleted)\./).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const saveNow = page.getByRole("menuitem", { name: "Save now" });
  expect(await saveNow.evaluate(isInSight)).toBe(true);
  await saveNow.click();
}

async function save(page: Page) {
  await pressSave(page);
  await page.getByText("Everything is saved").waitFor();
}

const inSight = (all: Locator) => all.filter({ visible: true });
/** A field by its label: the first that is in sight. */
const field = (on: Page, label: string) =>
  inSight(on.getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`))).first();
const seen = (on: Page, text: string) => inSight(on.getByText(new RegExp(text)));
const saving = "**/api/persistEntry";
const full = { status: 500, json: { error: "No room is left." } };
const dialogs: Dialog[] = [];
const slow = Promise.withResolvers<void>();

/** What people do and see, by the words of tasks-and-mistakes.yaml. Its texts are regular expressions. */
const acts = {
  open,
  async "open each of"(page: Page, kind: string) {
    for (const file of readdirSync(join(folder, "data", kind, "en"))) {
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
  async press(on: Page, words: string) {
    const name = new RegExp(words);
    const links = on.getByRole("link", { name }).or(on.getByRole("option", { name }));
    await on.getByRole("button", { name }).or(links).first().click();
  },
  save,
  "try to save": pressSave,
  fill: (on: Page, label: string, text: string) => field(on, label).fill(text),
  "open the first of": (on: Page, list: string) =>
    on.locator(`[id^="${list}-field-"] [aria-label="Open or close entry 1"]`).first().click(),
  /** Once it is left. Who can't see where the message is, is led to it. */
  async marked(on: Page, text: string) {
    await on.evaluate("document.activeElement.blur()");
    const invalid = on.locator("[aria-invalid='true'][aria-describedby]").first();
    const message = on.locator(`[id="${await invalid.getAttribute("aria-describedby")}"]`);
    await expect.poll(() => message.innerText()).toMatch(new RegExp(text));
  },
  holds: (on: Page, label: string, text: string) =>
    expect.poll(() => field(on, label).inputValue(), { message: label }).toBe(text),
  async reach(on: Page, label: string) {
    const target = field(on, label).or(on.getByRole("button", { name: label }));
    const isReached = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 25 && !(await isReached()); tabs++) await on.keyboard.press("Tab");
    expect(await isReached()).toBe(true);
  },
  "slow down": async (on: Page, rate: number) =>
    (await on.context().newCDPSession(on)).send("Emulation.setCPUThrottlingRate", { rate }),
  width: (on: Page, width: number) => on.setViewportSize({ width, height: 900 }),
  async "suits everyone"(on: Page) {
    await seen(on, "^(?:No mistakes|To fill in)").or(on.getByPlaceholder("Search all")).waitFor();
    expect(await on.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await on.evaluate(axe.source);
    const { violations } = await on.evaluate<AxeResults>(`axe.run({ exclude: ["iframe", "canvas"] })`);
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  },
  choose: (on: Page, label: string, file: string) =>
    on.getByLabel(label).setInputFiles(join(folder, "assets", file)),
  "go to": (on: Page, form: string) => on.goto(`${url}#/collections/${form}`),
  "go back": (on: Page) => on.goBack(),
  pictured: (on: Page, name: string, file: string) =>
    expect
      .poll(() => on.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundImage))
      .toContain(`/originals/${file}`),
  click: (on: Page, text: string) => on.getByText(text).first().click(),
  focus: (on: Page, selector: string) => on.locator(selector).focus(),
  key: (on: Page, key: string) => on.keyboard.press(key),
  type: (on: Page, text: string) => on.keyboard.insertText(text),
  see: (on: Page, text: string) => seen(on, text).first().waitFor(),
  "in sight": (on: Page, text: string) =>
    expect.poll(() => seen(on, text).first().evaluate(isInSight), { message: text }).toBe(true),
  gone: (on: Page, text: string) => expect.poll(() => seen(on, text).count(), { message: text }).toBe(0),
  "not see": async (on: Page, text: string) => expect(await seen(on, text).count(), text).toBe(0),
  scrolled: (on: Page) => expect.poll(() => on.evaluate("scrollY")).toBeGreaterThan(0),
  written: (_: Page, file: string, text: string) =>
    expect.poll(() => readFileSync(join(folder, file), "utf8")).toMatch(new RegExp(text, "s")),
  "copy by hand": (_: Page, from: string, to: string) => cpSync(join(folder, from), join(folder, to)),
  changed: (_: Page, status: string) =>
    expect.poll(() => git("status", "--porcelain", "data", "assets")).toBe(status),
  "lines changed": (_: Page, lines: string) => expect(git("diff", "--numstat")).toBe(lines),
  asked: (_: Page, text: string) => expect.poll(() => dialogs.at(-1)?.message()).toMatch(new RegExp(text)),
  record,
  "stop the program": () => server.kill("SIGKILL"),
  "start the program": () => start(new URL(url).port),
  "fill the disk": (on: Page) => on.route(saving, (route) => route.fulfill(full)),
  "make room": (on: Page) => on.unroute(saving),
  "save slowly": (on: Page) => on.route(saving, (route) => slow.promise.then(() => route.continue())),
  "let it save": () => slow.resolve(),
  "close the window": async (on: Page) => (await on.context().newPage()) && on.close(),
  "open a second window": (on: Page) => on.context().newPage(),
  "leave it for the first": (on: Page) => on.close(),
  "look again": (on: Page) => on.evaluate("void dispatchEvent(new Event('focus'))"),
  async crash(on: Page) {
    const session = await on.context().browser()?.newBrowserCDPSession();
    const processes = (await session?.send("SystemInfo.getProcessInfo"))?.processInfo ?? [];
    for (const { type, id } of processes) if (type === "browser") process.kill(id, "SIGKILL");
    await on.waitForEvent("close");
  },
};
type Step = Record<string, unknown> & { by?: string };

/** Each person has a browser of their own; "beside" is the frame beside a form. Afterwards the content is as before. */
async function perform(steps: readonly Step[]) {
  const before = git("rev-parse", "HEAD");
  const people: Record<string, BrowserContext> = {};
  const profiles = mkdtempSync(join(home, "profiles-"));
  for (const { by = "someone", ...step } of steps) {
    const who = by === "beside" ? "someone" : by;
    if (!people[who]?.pages().length) people[who] = await newPerson(join(profiles, who));
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

const listed = readFileSync(join(import.meta.dirname, "tasks-and-mistakes.yaml"), "utf8");
type Listed = Record<string, { task?: string; mistake?: string; steps?: Step[] }[]>;
for (const { task, mistake = task, steps } of Object.values(parse("yaml", listed).value as Listed).flat())
  if (steps) it(String(mistake), async () => perform(steps));

const kinds = [...Object.keys(collections), ...Object.keys(documents)];
it.each(kinds)("opens each of the %s unchanged", async (kind) => perform([{ "open each of": kind }]));
