import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { fileOf, pdf } from "../support/files.ts";
import { freePort } from "../support/postgres.ts";
import { startProcess, startProgram } from "../support/process.ts";
import { eventually, rowsOf, temporaryDirectory } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { application, formOf, post, requestAppointment, solve } from "../support/visitor.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");

/** A built site of a few pages. */
function buildSite(): string {
  const site = path.join(temporaryDirectory(), "client");
  const pages = ["", "about-us", "tooth-colored-fillings", "404", "blogs/_newer", "blogs/_missing"];
  for (const page of pages) {
    mkdirSync(path.join(site, page), { recursive: true });
    const html = `<!doctype html><title>${page}</title><script>start("${page}")</script>`;
    writeFileSync(path.join(site, page, "index.html"), html);
    writeFileSync(path.join(site, page, "index.html.br"), brotliCompressSync(html));
  }
  mkdirSync(path.join(site, "assets"));
  writeFileSync(path.join(site, "assets/large-1a2b.js"), "x".repeat(1000));
  // As the site's build does last.
  const script = pathToFileURL(
    path.join(repository, "apps/site/scripts/hosting/write-hosting-files.ts"),
  ).href;
  const write = `import { writeHostingFiles } from ${JSON.stringify(script)};
    writeHostingFiles(${JSON.stringify(site)}, { origin: "https://archhouse.example" });`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", write]);
  return site;
}

/** Caddy as compose.yaml runs it, in front of two servers on one PostgreSQL. */
async function deploy() {
  const site = buildSite();
  const folder = temporaryDirectory();
  const store = await emptyStore("PostgreSQL");
  const environment = {
    ...store,
    SITE_DIR: site,
    TRUSTED_PROXY_HOPS: "1",
    METRICS_TOKEN: "a token for the tests",
  };
  const servers = [await startProcess(environment), await startProcess(environment)];
  const url = `http://127.0.0.1:${await freePort()}`;
  const caddyfile = path.join(folder, "Caddyfile");
  const ours = readFileSync(path.join(repository, "deploy/Caddyfile"), "utf8");
  // Certificates need a domain, and the admin API's port may be taken.
  writeFileSync(caddyfile, ours.replace("{", "{\n\tadmin off"));
  startProgram("caddy", ["run", "--adapter", "caddyfile", "--config", caddyfile], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: url,
      SITE_ROOT: site,
      SITE_SNIPPET: path.join(site, "../hosting/site.caddy"),
      API_SERVERS: servers.map((server) => new URL(server.url).host).join(" "),
    },
  });
  await eventually(() => fetch(url));
  return { url, servers, store };
}

it("serves the site through Caddy like the reference server", async () => {
  const { url } = await deploy();
  const get = (address: string, headers = {}) => fetch(url + address, { redirect: "manual", headers });
  const page = await get("/about-us", { "Accept-Encoding": "br" });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<title>about-us</title>");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "content-encoding": "br",
    "cache-control": "no-cache",
    "content-security-policy": expect.stringMatching(/script-src 'self' 'sha256-/),
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect((await get("/")).headers.get("Content-Security-Policy")).toMatch(/'sha256-/);
  expect((await get("/assets/large-1a2b.js", { Range: "bytes=0-9" })).headers.get("Cache-Control")).toMatch(
    /immutable/,
  );

  for (const [from, to] of [
    ["/about-us/?from=card", "/about-us?from=card"],
    ["/Colored-fillings", "/tooth-colored-fillings"],
  ] as const) {
    const { status, headers } = await get(from);
    expect([status, headers.get("Location")]).toEqual([301, to]);
  }
  for (const address of [
    "/nothing",
    "/404",
    "/blogs/_newer",
    "/_headers",
    "/_hosting.json",
    "/about-us/index.html.br",
    "/api/metrics",
  ]) {
    expect((await get(address)).status, address).toBe(404);
  }
  const missing = await get("/nothing");
  expect(await missing.text(), "from the server").toContain("<title>404</title>");
  expect(missing.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^,]*$/,
  );
});

it("loses no request when a server is killed", async () => {
  const { url, servers, store } = await deploy();
  const references: string[] = [];
  // A request in flight to a server that dies is answered with 502. Under its key it can be sent again, as the
  // site's client does.
  const send = async () => {
    const key = randomUUID();
    const recaptchaValue = await solve(url, "appointment");
    await eventually(async () => {
      const { body } = await requestAppointment(url, { recaptchaValue }, key);
      references.push(body.reference ?? expect.fail(body.message));
    });
  };
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  // Caddy refuses these, and must not take the servers for dead.
  for (let index = 0; index < 4; index += 1)
    await fetch(`${url}/api/career`, { method: "POST", headers, body: "x".repeat(7_000_000) }).catch(
      () => {},
    );
  for (let index = 0; index < 10; index += 1) await send();
  await servers[0]?.kill();
  for (let index = 0; index < 10; index += 1) await send();
  expect(await rowsOf(store, "submissions")).toHaveLength(20);
  expect(new Set(references).size).toBe(20);
});

it("takes a resume of 4.6 MB at 50 kB a second", { timeout: LONG_TEST_TIMEOUT_MS }, async () => {
  const { url, store } = await deploy();
  const resume = fileOf(pdf(`%${"x".repeat(4_600_000)}\n`), "cv.pdf");
  const recaptchaValue = await solve(url, "application");
  const encoded = new Response(formOf({ ...application, recaptchaValue, resume }));
  const body = Buffer.from(await encoded.arrayBuffer());
  async function* slowly() {
    for (let at = 0; at < body.length; at += 5_000) {
      yield body.subarray(at, at + 5_000);
      await sleep(100);
    }
  }
  const upload = request(`${url}/api/career`, {
    method: "POST",
    headers: { "Content-Type": encoded.headers.get("Content-Type") ?? "", "Content-Length": body.length },
  });
  Readable.from(slowly()).pipe(upload);
  const [response] = (await once(upload, "response")) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([200, expect.stringContaining("success")]);
  expect(await rowsOf(store, "resumes")).toHaveLength(1);
});

it("serves the pages when no server answers, and says so for the rest", async () => {
  const { url, servers } = await deploy();
  for (const server of servers) await server.kill();
  expect((await fetch(`${url}/about-us`)).status).toBe(200);
  const { status, headers, body } = await post(url, "/contactus", {});
  expect([status >= 502, headers.get("Retry-After"), body.code]).toEqual([true, "15", "unavailable"]);
  const page = await fetch(`${url}/nothing`);
  expect(page.status).toBeGreaterThanOrEqual(502);
  expect(await page.text()).toContain("<title>404</title>");
});

it("runs from the files in the image", async () => {
  const image = temporaryDirectory();
  const [, dependencies = "", api = ""] = readFileSync(path.join(repository, "Dockerfile"), "utf8")
    .split(/^FROM .*$/m)
    .slice(1);
  for (const [, sources = "", target = ""] of dependencies.matchAll(/^COPY (.+) (\S+)$/gm)) {
    for (const source of sources.split(" ")) {
      mkdirSync(path.join(image, target), { recursive: true });
      cpSync(path.join(repository, source), path.join(image, target, path.basename(source)));
    }
  }
  const install = /^RUN (npm ci .+)$/m.exec(dependencies)?.[1] ?? "";
  execFileSync("sh", ["-c", install], { cwd: image, stdio: "pipe" });
  for (const [, source = "", target = ""] of api.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)) {
    // The built site has its own tests.
    if (existsSync(path.join(repository, source)))
      cpSync(path.join(repository, source), path.join(image, target), { recursive: true });
  }
  const port = String(await freePort());
  startProgram(process.execPath, ["apps/api/src/main.ts"], {
    cwd: image,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PORT: port, DATA_DIR: temporaryDirectory(), SITE_DIR: "none", NODE_ENV: "production" },
  });
  await eventually(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
  }, TEST_TIMEOUT_MS);
  expect((await fetch(`http://127.0.0.1:${port}/api/all-blogs`)).status).toBe(200);
  expect(existsSync(path.join(image, "node_modules/vitest"))).toBe(false);
});
