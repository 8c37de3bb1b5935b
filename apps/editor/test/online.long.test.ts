import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { addEditor } from "@clinic/site/scripts/add-editor.ts";
import { writeHostingFiles } from "@clinic/site/scripts/hosting/write-hosting-files.ts";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page, type Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serve } from "./editor.ts";

// The reference server, with a site of two pages: first without the editor, then with it.
const folder = mkdtempSync(join(tmpdir(), "editor-online-"));
const site = join(folder, "client");
const host = "https://git.example";
const backend = {
  ...{ name: "gitlab", repo: "clinic/website", branch: "main", auth_type: "pkce", app_id: "the-editor" },
  ...{ base_url: host, api_root: `${host}/api/v4` },
};
const responses: Record<"without" | "with", Record<string, string>> = { without: {}, with: {} };
/** What the editor has sent to the git host. */
const commits: { branch: string; actions: { file_path: string; content: string }[] }[] = [];
const requests: Record<string, string>[] = [];
let returned = "";
let browser: Browser;
let page: Page;
let url: string;
let stop: () => void;

beforeAll(async () => {
  mkdirSync(join(site, "404"), { recursive: true });
  for (const file of ["index.html", "404/index.html"])
    writeFileSync(
      join(site, file),
      "<!doctype html><html><head><title>A page</title></head><body><script>1</script></body></html>",
    );
  for (const state of ["without", "with"] as const) {
    addEditor(site, state === "with" ? JSON.stringify(backend) : undefined);
    writeHostingFiles(site, { origin: "https://archhouse.example", recaptcha: false });
    const main = join(import.meta.dirname, "../../api/src/main.ts");
    const [server, address] = await serve(main, { SITE_DIR: site, DATA_DIR: join(folder, state) });
    for (const path of ["/", "/nowhere", "/admin", "/admin/config.json"]) {
      const { status, headers } = await fetch(address + path);
      responses[state][path] = `${status} ${headers.get("Content-Security-Policy")}`;
    }
    url = address;
    if (state === "without") server.kill();
    else stop = () => server.kill();
  }
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  await page.route(`${host}/**`, answer);
});

afterAll(async () => {
  await browser?.close();
  stop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** Answers what the editor asks of GitLab, with this repository as the project's main branch. */
async function answer(route: Route) {
  const request = route.request();
  const { pathname, searchParams: query } = new URL(request.url());
  const [, path = pathname] = /^\/api\/v4\/projects\/clinic%2Fwebsite(.*)$/.exec(pathname) ?? [];
  const [, file, raw] = /^\/repository\/files\/([^/]+)(\/raw)?$/.exec(path) ?? [];
  const json = async (value: unknown) => route.fulfill({ json: value });
  const stored = (name: string) => join(contentFolder, "../..", decodeURIComponent(name));
  if (file) {
    if (!existsSync(stored(file))) return route.fulfill({ status: 404, json: {} });
    const headers = { "X-Gitlab-Blob-Id": file, "Access-Control-Expose-Headers": "x-gitlab-blob-id" };
    const body = raw ? readFileSync(stored(file)) : "";
    return route.fulfill({ headers: { ...headers, "Access-Control-Allow-Origin": "*" }, body });
  }
  switch (`${request.method()} ${path}`) {
    case "GET /oauth/authorize": {
      returned = query.get("redirect_uri") ?? "";
      const back = JSON.stringify(`${returned}?code=once&state=${query.get("state")}`);
      return route.fulfill({ contentType: "text/html", body: `<script>location = ${back}</script>` });
    }
    case "POST /oauth/token":
      return json({ access_token: "token", refresh_token: "none" });
    case "GET /api/v4/user":
      return json({ id: 1, name: "Asha Rao", username: "asha", email: "asha@archhouse.example" });
    case "GET ":
      return json({ permissions: { project_access: { access_level: 40 }, group_access: null } });
    case "GET /repository/tree": {
      const under = query.get("path") ?? "";
      const names = existsSync(stored(under)) ? readdirSync(stored(under)) : [];
      return json(names.map((name) => ({ id: name, type: "blob", path: `${under}/${name}`, name })));
    }
    case "POST /repository/commits":
      commits.push(request.postDataJSON());
      return json({ id: "commit" });
    case "POST /merge_requests":
      requests.push(Object.fromEntries(query));
      return json({ iid: 1, sha: "1", labels: ["decap-cms/draft"], author: { name: "Asha Rao" } });
    default:
      // Pipeline statuses, file authors, editors' notes: there are none.
      return json(path === "/repository/compare" ? { diffs: [] } : []);
  }
}

it("is absent unless it is switched on, and then leaves the policies of other pages unchanged", () => {
  const { without, with: switchedOn } = responses;
  expect(without["/admin"]).toBe(without["/nowhere"]);
  expect(without["/admin"]).toMatch(/^404/);
  expect(without["/admin/config.json"]).toBe(without["/nowhere"]);
  expect(switchedOn["/admin"]).toContain(`connect-src 'self' blob: data: ${host}`);
  expect(switchedOn["/admin"]).toMatch(/^200 .*script-src [^;]*'unsafe-eval'/);
  for (const path of ["/", "/nowhere"]) expect(switchedOn[path]).toBe(without[path]);
  expect(switchedOn["/"]).not.toMatch(/unsafe-eval|git\.example/);
});

it("signs an editor in at the git host", async () => {
  await page.goto(`${url}/admin/`);
  await page.getByRole("button", { name: "Login with GitLab" }).click();
  await page.getByRole("heading", { name: "Treatments" }).first().waitFor();
  // GitLab redirects only to an address that is registered there, and compares every character.
  expect(returned).toBe(`${url}/admin`);
});

it("saves a phone number as a draft in a merge request, but not with a mistake", async () => {
  await page.goto(`${url}/admin#/collections/branches`);
  await page.getByRole("link", { name: /Kurla/ }).click();
  const phones = page.getByLabel("Phones", { exact: true });
  const [first = "", second] = (await phones.inputValue()).split("\n");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await phones.fill("022 12345");
  await page.getByText("international form").first().waitFor();
  await save.click();
  await page.getByText("Nothing has been saved yet").first().waitFor();
  expect(commits).toEqual([]);

  await phones.fill(`+91 22 0000 9999\n${second}`);
  await page.getByText("No mistakes.").waitFor();
  await save.click();
  await page.getByText("Everything is saved").waitFor();
  expect(requests).toMatchObject([{ source_branch: "cms/branches/kurla", target_branch: "main" }]);
  const [action] = commits[0]?.actions ?? [];
  const before = readFileSync(join(contentFolder, "data/branches/en/kurla.yaml"), "utf8");
  expect(action?.file_path).toBe("packages/content/data/branches/en/kurla.yaml");
  const written = Buffer.from(action?.content ?? "", "base64").toString("utf8");
  expect(written).toBe(before.replace(first, "+91 22 0000 9999"));
});
