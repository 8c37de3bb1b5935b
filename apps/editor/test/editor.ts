import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { parse } from "@clinic/content/records/parse";
import { definitionOf } from "@clinic/content/schemas";
import { EXPECT_TIMEOUT_MS, LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { chromium, type Page } from "playwright-core";
import { afterAll, expect } from "vitest";

/** The server renders the site and reads all of the content after each change. */
export const poll = { timeout: LONG_TEST_TIMEOUT_MS };

/** The editor until the end of the test file, on a copy of the content with its own git history. */
export async function startEditor() {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ["data", "assets"])
    cpSync(join(contentFolder, part), join(folder, part), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const stored = (file: string) => parse(definitionOf(file).format, read(file)).value;
  const git = (...args: string[]) => {
    const name = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
    return spawnSync("git", [...name, ...args], { cwd: folder, encoding: "utf8" }).stdout.trim();
  };
  const record = () => git("add", "--all") + git("commit", "--quiet", "--message", "What there is");
  git("init", "--quiet");
  record();

  let server: ChildProcess;
  /** Starts the server, the second time on the port it had. @returns its address */
  const start = (port = "0") => {
    server = spawn(process.execPath, [join(import.meta.dirname, "../server/main.ts")], {
      env: { ...process.env, PORT: port, CONTENT_FOLDER: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    return new Promise<string>((resolve, reject) => {
      // Reads on: a server that can't say something later would end.
      server.stdout?.on("data", (chunk) => {
        const [address] = /http:\S+/.exec(String(chunk)) ?? [];
        if (address) resolve(address);
      });
      server.on("exit", () => reject(new Error("The server has ended.")));
    });
  };
  const end = (signal?: NodeJS.Signals) => server.kill(signal);
  afterAll(() => void end());
  const browser = await chromium.launch(chromiumLaunchOptions());
  afterAll(() => browser.close());
  /** Someone with a browser of their own. */
  const newPerson = async () => {
    const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
    context.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
    // The preview takes most of the time, and changes nothing in the form.
    await context.route("**/api/preview", (route) => route.fulfill({ json: null }));
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
  return { url, start, end, newPerson, page: await newPerson(), folder, stored, git, record, open };
}

/** Saves the form when it has been checked. */
export async function pressSave(page: Page) {
  await page.getByText(/^(?:No mistakes|Nothing to correct)\.$/).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Saves the form, and waits until everything is saved. */
export async function save(page: Page) {
  await pressSave(page).catch(async () =>
    expect.unreachable((await page.locator(".findings li, .shell p").allInnerTexts()).join("\n")),
  );
  await page.getByText("Everything is saved").waitFor();
}
