import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { parse } from "yaml";

/** The editor in a browser, on a copy of the content with its own git history. */
export class Editor {
  readonly folder = mkdtempSync(join(tmpdir(), "editor-"));
  url = "";
  #server?: ChildProcess;
  #browser?: Browser;

  async start({ preview = false } = {}): Promise<Page> {
    for (const part of ["data", "assets"])
      cpSync(join(contentFolder, part), join(this.folder, part), { recursive: true });
    // The required numbers of people and pages apply to the sample content only.
    const clinic = "data/settings/en/clinic.yaml";
    const delivered = this.read(clinic).replace("sampleContent: true", "sampleContent: false");
    writeFileSync(join(this.folder, clinic), delivered);
    this.git("init", "--quiet");
    this.record("What there was");
    const main = join(import.meta.dirname, "../server/main.ts");
    [this.#server, this.url] = await serve(main, { CONTENT_FOLDER: this.folder });
    this.#browser = await chromium.launch(chromiumLaunchOptions());
    const page = await this.#browser.newPage({ viewport: { width: 1400, height: 1000 } });
    // The server renders pages between responses, and some checks read everything.
    page.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
    // The preview takes most of the time, and changes nothing in the form.
    if (!preview) await page.route("**/api/preview", (route) => route.fulfill({ json: null }));
    // Decap asks before it deletes.
    page.on("dialog", (dialog) => void dialog.accept());
    return page;
  }

  async stop() {
    await this.#browser?.close();
    this.#server?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Opens a form: `"dentists/entries/meera-iyer"`, or `"dentists/new"`. */
  async open(page: Page, form: string) {
    // Otherwise the previous form would stay until this one has loaded.
    await page.goto("about:blank");
    await page.goto(`${this.url}#/collections/${form}`);
    await page.locator("label").first().waitFor();
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), "utf8");
  }

  parse(file: string) {
    return parse(this.read(file));
  }

  git(...args: string[]) {
    const name = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
    return spawnSync("git", [...name, ...args], { cwd: this.folder, encoding: "utf8" }).stdout.trim();
  }

  record(message: string) {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--message", message);
  }
}

/** Starts a server on a free port. @returns it and the address that it prints */
export async function serve(main: string, env: Record<string, string>): Promise<[ChildProcess, string]> {
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    server.on("exit", (status) => reject(new Error(`The server ended with status ${status}.`)));
    server.stdout.on("data", (chunk) => {
      const [url] = /http:\S+/.exec(String(chunk)) ?? [];
      if (url) resolve([server, url]);
    });
  });
}

/** Saves the form, and waits until everything is saved. */
export async function save(page: Page) {
  const mistakes = async () => (await page.locator(".findings li, .shell p").allInnerTexts()).join("\n");
  await page
    .getByText("No mistakes.")
    .waitFor()
    .catch(async () => expect.unreachable(await mistakes()));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
  const refused = page.getByText("Nothing was saved.").first();
  await page.getByText("Everything is saved").or(refused).first().waitFor();
  if (await refused.isVisible()) expect.unreachable(await refused.innerText());
}
