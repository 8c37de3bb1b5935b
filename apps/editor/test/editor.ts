import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { chromium, type Page } from "playwright-core";
import { afterAll, expect } from "vitest";

/** The editor in a browser until the end of the test file, on a copy of the content with its own git history. */
export async function startEditor() {
  const folder = temporaryFolder();
  for (const part of ["data", "assets"])
    cpSync(join(contentFolder, part), join(folder, part), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const git = (...args: string[]) => {
    const name = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
    return spawnSync("git", [...name, ...args], { cwd: folder, encoding: "utf8" }).stdout.trim();
  };
  const record = (message: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  git("init", "--quiet");
  record("What there was");
  const { page, url, browser, start, end } = await browse("../server/main.ts", { CONTENT_FOLDER: folder });
  // The server renders pages between responses, and some checks read everything.
  const prepare = async (next: Page) => {
    next.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
    // The preview takes most of the time, and changes nothing in the form.
    await next.route("**/api/preview", (route) => route.fulfill({ json: null }));
    // Decap asks before it deletes, or leaves what isn't saved.
    next.on("dialog", (dialog) => void dialog.accept());
    return next;
  };
  /** Opens a form: `"dentists/entries/meera-iyer"`, or `"dentists/new"`. */
  const open = async (form: string, on = page) => {
    // Otherwise the previous form would stay until this one has loaded.
    await on.goto("about:blank");
    await on.goto(`${url}#/collections/${form}`);
    await on.locator("label").first().waitFor();
  };
  await prepare(page);
  return { folder, url, page, browser, prepare, open, read, git, record, start, end };
}

/** Opens what a server serves on a free port in a browser, until the end of the test file. */
export async function browse(main: string, env: Record<string, string>) {
  let server: ChildProcess;
  /** Starts the server, the second time on the port it had. @returns its address */
  const start = async (port = "0") => {
    const started = spawn(process.execPath, [join(import.meta.dirname, main)], {
      env: { ...process.env, PORT: port, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    server = started;
    return new Promise<string>((resolve, reject) => {
      started.on("exit", (status) => reject(new Error(`The server ended with status ${status}.`)));
      started.stdout.on("data", (chunk) => {
        const [address] = /http:\S+/.exec(String(chunk)) ?? [];
        if (address) resolve(address);
      });
    });
  };
  const end = (signal?: NodeJS.Signals) => server.kill(signal);
  afterAll(() => void end());
  const browser = await chromium.launch(chromiumLaunchOptions());
  afterAll(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  return { page, browser, url: await start(), start, end };
}

/** A folder until the end of the test file. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function pressSave(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Saves the form, and waits until everything is saved. */
export async function save(page: Page) {
  const mistakes = async () => (await page.locator(".findings li, .shell p").allInnerTexts()).join("\n");
  await page
    .getByText("No mistakes.")
    .waitFor()
    .catch(async () => expect.unreachable(await mistakes()));
  await pressSave(page);
  const refused = page.locator(".shell").getByText("Nothing was saved.");
  await page.getByText("Everything is saved").or(refused).first().waitFor();
  if (await refused.isVisible()) expect.unreachable(await refused.innerText());
}
