import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addEditor } from "@clinic/site/scripts/add-editor.ts";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GitHost } from "./git-host.ts";

// The reference server, with a site of two pages: first without the editor, then with it.
const server = join(import.meta.dirname, "../../api/src/main.ts");
const folder = mkdtempSync(join(tmpdir(), "editor-online-"));
const site = join(folder, "client");
const gitHost = new GitHost();
const started: ChildProcess[] = [];
let browser: Browser;
let page: Page;
let url: string;
let without: Record<string, PageResponse>;

interface PageResponse {
  status: number;
  policy: string | null;
  text: string;
}

beforeAll(async () => {
  for (const [file, words] of [
    ["index.html", "Home"],
    ["404/index.html", "Not found"],
  ] as const) {
    mkdirSync(join(site, file, ".."), { recursive: true });
    writeFileSync(join(site, file), `<!doctype html><title>${words}</title><script>1</script>`);
  }
  await gitHost.start();

  addEditor(site, undefined);
  without = await responses(await serve());
  addEditor(site, gitHost.backend);
  url = await serve();
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
});

afterAll(async () => {
  await browser?.close();
  gitHost.stop();
  for (const child of started) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<string> {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: "0", SITE_DIR: site, DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.on("exit", (status) => reject(new Error(`The server ended with status ${status}.`)));
    child.stdout.on("data", (chunk) => {
      const [address] = /http:\S+/.exec(String(chunk)) ?? [];
      if (address) resolve(address);
    });
  });
}

async function responses(origin: string) {
  const paths = ["/", "/nowhere", "/admin", "/admin/config.json"];
  const found = paths.map(async (path): Promise<[string, PageResponse]> => {
    const response = await fetch(origin + path);
    const policy = response.headers.get("Content-Security-Policy");
    return [path, { status: response.status, policy, text: await response.text() }];
  });
  return Object.fromEntries(await Promise.all(found));
}

it("is absent unless it is switched on", () => {
  expect(without["/nowhere"]).toMatchObject({ status: 404, text: expect.stringContaining("Not found") });
  expect(without["/admin"]).toEqual(without["/nowhere"]);
  expect(without["/admin/config.json"]).toEqual(without["/nowhere"]);
});

it("has its own policy, and leaves those of other pages unchanged", async () => {
  const { "/admin": admin, ...others } = await responses(url);
  expect(admin?.status).toBe(200);
  expect(admin?.policy).toContain(`connect-src 'self' blob: data: ${gitHost.url}`);
  expect(admin?.policy).toMatch(/script-src [^;]*'unsafe-eval'/);
  for (const path of ["/", "/nowhere"]) {
    expect(others[path]).toEqual(without[path]);
    expect(others[path]?.policy).not.toMatch(/unsafe-eval|localhost/);
  }
});

it("signs an editor in at the git host", async () => {
  await page.goto(`${url}/admin/`);
  await page.getByRole("button", { name: "Login with GitLab" }).click();
  await page.getByRole("heading", { name: "Treatments" }).waitFor();

  // GitLab redirects only to an address that is registered there, and compares every character.
  expect(gitHost.returns).toEqual([`${url}/admin`]);
});

it("saves a phone number as a draft in a merge request", async () => {
  const file = "packages/content/data/branches/en/kurla.yaml";
  await page.goto(`${url}/admin#/collections/branches`);
  await page.getByRole("link", { name: /Kurla/ }).click();
  const phones = page.getByLabel("Phones", { exact: true });
  const [first = "", second] = (await phones.inputValue()).split("\n");
  await phones.fill(`+91 22 0000 9999\n${second}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Everything is saved").waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();

  expect(gitHost.mergeRequests).toMatchObject([
    { source_branch: "cms/branches/kurla", target_branch: "main", labels: ["decap-cms/draft"] },
  ]);
  expect(gitHost.commits).toMatchObject([
    { branch: "cms/branches/kurla", start_branch: "main", actions: [{ action: "update", file_path: file }] },
  ]);
  const before = gitHost.read(file);
  expect(gitHost.read(file, "cms/branches/kurla")).toBe(before?.replace(first, "+91 22 0000 9999"));
});

it("saves nothing with a mistake", async () => {
  await page.getByLabel("Phones", { exact: true }).fill("022 12345");
  await page.getByText("international form").first().waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Nothing was saved.").first().waitFor();
  expect(gitHost.commits).toHaveLength(1);
});
