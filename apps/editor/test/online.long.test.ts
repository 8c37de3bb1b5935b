import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { addEditor } from "@clinic/site/scripts/add-editor.ts";
import { writeHostingFiles } from "@clinic/site/scripts/hosting/write-hosting-files.ts";
import type { Request } from "playwright-core";
import { expect, it } from "vitest";
import { serve, temporaryFolder } from "./editor.ts";

// The reference server, with a site of two pages and the editor.
const folder = temporaryFolder();
const site = join(folder, "client");
const host = "https://git.example";
const oauth = { branch: "main", auth_type: "pkce", app_id: "the-editor" };
const backend = {
  name: "gitlab",
  repo: "clinic/website",
  base_url: host,
  api_root: `${host}/api/v4`,
  ...oauth,
};
mkdirSync(join(site, "404"), { recursive: true });
for (const file of ["index.html", "404/index.html"])
  writeFileSync(join(site, file), "<!doctype html><title>A page</title><script>1</script>");
addEditor(site, undefined);
const isAbsent = !existsSync(join(site, "admin"));
addEditor(site, JSON.stringify(backend));
writeHostingFiles(site, { origin: "https://archhouse.example", recaptcha: false });
const data = join(folder, "data");
const { page, url } = await serve("../../api/src/main.ts", { SITE_DIR: site, DATA_DIR: data });

it("is absent unless it is switched on, and then changes no other page's policy", async () => {
  expect(isAbsent).toBe(true);
  const policy = async (path: string) => (await fetch(url + path)).headers.get("Content-Security-Policy");
  expect(await policy("/admin")).toContain(`connect-src 'self' blob: data: ${host}`);
  expect(await policy("/admin")).toMatch(/script-src [^;]*'unsafe-eval'/);
  for (const path of ["/", "/nowhere"]) expect(await policy(path)).not.toMatch(/unsafe-eval|git\.example/);
});

const kurla = "packages/content/data/branches/en/kurla.yaml";
const before = readFileSync(join(contentFolder, "../..", kurla), "utf8");
/** What GitLab answers. Of all else (other files, statuses, notes) there is none. */
const answers: Record<string, unknown> = {
  "POST /oauth/token": { access_token: "token", refresh_token: "none" },
  "GET /api/v4/user": { id: 1, name: "Asha Rao", username: "asha", email: "asha@archhouse.example" },
  "GET ": { permissions: { project_access: { access_level: 40 }, group_access: null } },
  "GET /repository/compare": { diffs: [] },
  "POST /repository/commits": { id: "commit" },
  "POST /merge_requests": { iid: 1, sha: "1", labels: ["decap-cms/draft"], author: { name: "Asha Rao" } },
};
const sent: Request[] = [];
await page.route(`${host}/**`, async (route, request) => {
  const { pathname, searchParams: query } = new URL(request.url());
  const path = pathname.replace("/api/v4/projects/clinic%2Fwebsite", "");
  if (request.method() === "POST") sent.push(request);
  if (path === "/oauth/authorize") {
    const Location = `${query.get("redirect_uri")}?code=once&state=${query.get("state")}`;
    return route.fulfill({ status: 302, headers: { Location } });
  }
  if (path.startsWith(`/repository/files/${encodeURIComponent(kurla)}`)) {
    const headers = { "X-Gitlab-Blob-Id": "1", "Access-Control-Expose-Headers": "x-gitlab-blob-id" };
    return route.fulfill({ headers: { ...headers, "Access-Control-Allow-Origin": "*" }, body: before });
  }
  return route.fulfill({ json: answers[`${request.method()} ${path}`] ?? [] });
});

it("signs an editor in at the git host, and saves a draft in a merge request, but not with a mistake", async () => {
  await page.goto(`${url}/admin/`);
  const authorized = page.waitForRequest(/oauth\/authorize/);
  await page.getByRole("button", { name: "Login with GitLab" }).click();
  // GitLab redirects only to an address that is registered there, and compares every character.
  expect(new URL((await authorized).url()).searchParams.get("redirect_uri")).toBe(`${url}/admin`);
  await page.getByRole("heading", { name: "This week" }).first().waitFor();

  await page.goto(`${url}/admin#/collections/branches/entries/kurla`);
  const phones = page.getByLabel("Phones", { exact: true });
  const [first = "", second] = (await phones.inputValue()).split("\n");
  const save = page.getByRole("button", { name: "Save", exact: true });
  sent.length = 0;
  await phones.fill("022 12345");
  await phones.blur();
  await page.getByText("international form").first().waitFor();
  await save.click();
  await page.getByText("Nothing has been saved yet").first().waitFor();
  expect(sent).toEqual([]);

  await phones.fill(`+91 22 0000 9999\n${second}`);
  await page.getByText("No mistakes.").waitFor();
  await save.click();
  await page.getByText("Everything is saved").waitFor();
  const [commit, merge] = sent;
  expect(merge?.url()).toMatch(/source_branch=cms%2Fbranches%2Fkurla&target_branch=main/);
  const content = Buffer.from(before.replace(first, "+91 22 0000 9999")).toString("base64");
  expect(commit?.postDataJSON().actions).toMatchObject([{ file_path: kurla, content }]);
});
