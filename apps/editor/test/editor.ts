import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  // The required numbers of people and pages apply to the sample content only.
  const clinic = "data/settings/en/clinic.yaml";
  writeFileSync(join(folder, clinic), read(clinic).replace("sampleContent: true", "sampleContent: false"));
  git("init", "--quiet");
  record("What there was");
  const { page, url } = await browse("../server/main.ts", { CONTENT_FOLDER: folder });
  // The server renders pages between responses, and some checks read everything.
  page.setDefaultTimeout(4 * EXPECT_TIMEOUT_MS);
  // The preview takes most of the time, and changes nothing in the form.
  await page.route("**/api/preview", (route) => route.fulfill({ json: null }));
  // Decap asks before it deletes.
  page.on("dialog", (dialog) => void dialog.accept());
  /** Opens a form: `"dentists/entries/meera-iyer"`, or `"dentists/new"`. */
  const open = async (form: string) => {
    // Otherwise the previous form would stay until this one has loaded.
    await page.goto("about:blank");
    await page.goto(`${url}#/collections/${form}`);
    await page.locator("label").first().waitFor();
  };
  return { folder, url, page, open, read, git, record };
}

/** Opens what a server serves on a free port in a browser, until the end of the test file. */
export async function browse(main: string, env: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, main)], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  afterAll(() => void server.kill());
  const browser = await chromium.launch(chromiumLaunchOptions());
  afterAll(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  const url = await new Promise<string>((resolve, reject) => {
    server.on("exit", (status) => reject(new Error(`The server ended with status ${status}.`)));
    server.stdout.on("data", (chunk) => {
      const [address] = /http:\S+/.exec(String(chunk)) ?? [];
      if (address) resolve(address);
    });
  });
  return { page, url };
}

/** A folder until the end of the test file. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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
