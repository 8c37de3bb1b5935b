import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page } from "playwright-core";

/** The editor in a browser, on a copy of the content with its own git history. */
export class Editor {
  readonly folder = mkdtempSync(join(tmpdir(), "editor-"));
  url = "";
  #server?: ChildProcess;
  #browser?: Browser;

  async start(): Promise<Page> {
    for (const part of ["data", "assets"])
      cpSync(join(contentFolder, part), join(this.folder, part), { recursive: true });
    // The required numbers of people and pages apply to the sample content only.
    const clinic = join(this.folder, "data/settings/en/clinic.yaml");
    writeFileSync(
      clinic,
      readFileSync(clinic, "utf8").replace("sampleContent: true", "sampleContent: false"),
    );
    this.git("init", "--quiet");
    this.record("What there was");
    this.#server = spawn(process.execPath, [join(import.meta.dirname, "../server/main.ts")], {
      env: { ...process.env, CONTENT_FOLDER: this.folder, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { stdout } = this.#server;
    this.url = await new Promise((resolve, reject) => {
      this.#server?.on("exit", (status) => reject(new Error(`The editor ended with status ${status}.`)));
      stdout?.on("data", (chunk) => {
        const [url] = /http:\S+/.exec(String(chunk)) ?? [];
        if (url) resolve(url);
      });
    });
    this.#browser = await chromium.launch(chromiumLaunchOptions());
    const page = await this.#browser.newPage({ viewport: { width: 1400, height: 1000 } });
    // The server renders pages between responses, and some checks read everything.
    page.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
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

  size(file: string) {
    return statSync(join(this.folder, file)).size;
  }

  git(...args: string[]) {
    const name = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
    return spawnSync("git", [...name, ...args], { cwd: this.folder, encoding: "utf8" }).stdout;
  }

  record(message: string) {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--message", message);
  }
}

/** Saves the form, and waits until everything is saved. */
export async function save(page: Page) {
  try {
    await page.getByText("No mistakes.").waitFor();
  } catch {
    throw new Error((await page.locator(".findings li, .shell p").allInnerTexts()).join("\n"));
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
  const refused = page.getByText("Nothing was saved.").first();
  await page.getByText("Everything is saved").or(refused).first().waitFor();
  if (await refused.isVisible()) throw new Error(await refused.innerText());
}
