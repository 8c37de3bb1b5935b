import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { articles } from "@clinic/content/articles";
import { beforeEach, expect, it } from "vitest";
import { runServer, temporaryDirectory } from "../support/server.ts";

const SCRIPT = "window.started = true;";
const HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
const page = (title: string, script = "") =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">{}</script>${script && `<script>${script}</script>`}<script src="/assets/a-1.js"></script>`;

let site: string;
beforeEach(() => {
  site = temporaryDirectory();
  write("index.html", page("Home", SCRIPT));
  write("contact-us/index.html", page("Contact"));
  write("tooth-colored-fillings/index.html", page("Fillings"));
  write("super-speciality/dental-tourism/index.html", page("Tourism"));
  write("404.html", page("Page Not Found"));
  write("__spa-fallback.html", page("Fallback"));
  write("assets/app-1a2b.js", "export {};");
  write("assets/app-1a2b.js.br", brotliCompressSync("export {};"));
  write("robots.txt", "User-agent: *");
});

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
}

const serve = (settings: Record<string, string> = {}) => runServer({ SITE_DIR: site, ...settings });
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: "manual" });

it("serves each prerendered page at its path, to be revalidated each time", async () => {
  const { url } = await serve();
  const response = await get(`${url}/contact-us?from=mail`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await response.text()).toContain("<title>Contact</title>");

  const etag = response.headers.get("ETag") ?? "";
  expect(etag).not.toBe("");
  expect((await raw(url, "/contact-us", { "If-None-Match": etag })).status).toBe(304);
});

it("lets browsers cache hashed files for a year", async () => {
  const { url } = await serve();
  const asset = await get(`${url}/assets/app-1a2b.js`);
  expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect((await get(`${url}/robots.txt`)).headers.get("Cache-Control")).toBe("no-cache");
});

it("sends the compressed copy from the build", async () => {
  const { url } = await serve();
  const response = await get(`${url}/assets/app-1a2b.js`, { "Accept-Encoding": "br" });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Vary")).toMatch(/accept-encoding/i);
  expect(await response.text()).toBe("export {};");
  expect((await get(`${url}/assets/app-1a2b.js.br`)).status).toBe(404);
});

it.each([
  ["gzip, deflate, br;q=0.9", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, GZIP;q=0.5", "gzip"],
  ["brotli, x-gzip", null],
  ["identity", null],
])("sends the smallest encoding allowed by %s", async (accepted, encoding) => {
  write("assets/app-1a2b.js.gz", gzipSync("export {};"));
  const { url } = await serve();
  const response = await get(`${url}/assets/app-1a2b.js`, { "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await response.text()).toBe("export {};");
});

it("revalidates a copy by its tag, or else by its time", async () => {
  const { url } = await serve();
  const { headers } = await get(`${url}/robots.txt`);
  const time = headers.get("Last-Modified") ?? "";
  const status = async (conditions: Record<string, string>) => {
    const response = await raw(url, "/robots.txt", conditions);
    expect(response.body === "").toBe(response.status === 304);
    return response.status;
  };
  expect(await status({ "If-None-Match": `"other", W/${headers.get("ETag")}` })).toBe(304);
  expect(await status({ "If-None-Match": '"other"', "If-Modified-Since": time })).toBe(200);
  expect(await status({ "If-Modified-Since": time })).toBe(304);
  expect(await status({ "If-Modified-Since": new Date(0).toUTCString() })).toBe(200);
});

it("serves ranges of small and large files", async () => {
  write("assets/film-1a2b.mp4", Buffer.alloc(2_000_000, "x"));
  const { url } = await serve();
  for (const [address, size] of [
    ["/robots.txt", 13],
    ["/assets/film-1a2b.mp4", 2_000_000],
  ] as const) {
    const part = await get(url + address, { Range: "bytes=2-5" });
    expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 2-5/${size}`]);
    expect((await part.text()).length).toBe(4);
    expect((await (await get(url + address)).text()).length).toBe(size);
  }
});

it.each([
  ["/contact-us/", "/contact-us"],
  ["/contact-us/?a=1&b=//x", "/contact-us?a=1&b=//x"],
  ["/Colored-fillings", "/tooth-colored-fillings"],
  ["/Colored-fillings/?x=1", "/tooth-colored-fillings?x=1"],
  ["/dental-tourism", "/super-speciality/dental-tourism"],
  ["/dental-tourism/", "/super-speciality/dental-tourism"],
])("redirects %s to %s permanently", async (from, to) => {
  const { url } = await serve();
  const response = await get(url + from);
  expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
  expect((await get(url + to)).status).toBe(200);
});

it.each([
  "/nothing-here",
  "/nothing-here/",
  "//evil.example/",
  "//evil.example/contact-us/",
  "/\\evil.example/",
  "/%2f%2fevil.example/",
  "/https://evil.example/",
  "/../package.json",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/contact-us/index.html/../..",
  "/__spa-fallback.html",
  "/404",
  "/contact-us%00",
  "/.env",
])("serves the not-found page with status 404 for %s", async (address) => {
  const { url } = await serve();
  const { status, location, body } = await raw(url, address);
  expect([status, location]).toEqual([404, undefined]);
  expect(body).toContain("<title>Page Not Found</title>");
});

/** Requests exactly this: fetch would normalise the address and bypass caches. */
async function raw(url: string, address: string, headers: Record<string, string> = {}) {
  const { port } = new URL(url);
  return new Promise<{ status?: number; location?: string; body: string }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: address, headers, agent: false }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, location: response.headers.location, body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

it("serves an article that was published after the build", async () => {
  const [article] = articles.all;
  write("blogs/_newer/index.html", page("Loading..."));
  write("blogs/_missing/index.html", page("No such article"));
  const { url } = await serve();
  const address = `${url}/blogs/${article?.slug}`;
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await response.text()).toContain("<title>Loading...</title>");
  const withSlash = await get(`${address}/`);
  expect([withSlash.status, withSlash.headers.get("Location")]).toEqual([301, `/blogs/${article?.slug}`]);

  for (const unknown of ["never-written", "_newer", "_missing", "..%2f..%2fetc"]) {
    const missing = await get(`${url}/blogs/${unknown}`);
    expect(missing.status, unknown).toBe(404);
    expect(await missing.text()).toMatch(/<title>(No such article|Page Not Found)<\/title>/);
  }
  expect(await (await get(`${url}/blogs/never-written`)).text()).toContain("No such article");
});

it("serves an article from the build if it is there", async () => {
  const [article] = articles.all;
  write("blogs/_newer/index.html", page("Loading..."));
  write(`blogs/${article?.slug}/index.html`, page("As it was built"));
  const { url } = await serve();
  expect(await (await get(`${url}/blogs/${article?.slug}`)).text()).toContain("As it was built");
});

async function policyOf(address: string) {
  const policy = (await get(address)).headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  ) as Record<string, string[]>;
}

it("allows Google's addresses only with reCAPTCHA", async () => {
  const google = /google|gstatic/;
  const { url } = await serve();
  expect((await get(url)).headers.get("Content-Security-Policy")).not.toMatch(google);

  const withRecaptcha = await serve({
    HUMAN_CHECK: "recaptcha",
    RECAPTCHA_SITE_KEY: "public-key",
    RECAPTCHA_SECRET: "secret",
  });
  const policy = await policyOf(withRecaptcha.url);
  const allowing = Object.keys(policy).filter((rule) => policy[rule]?.some((source) => google.test(source)));
  expect(allowing).toEqual(["script-src", "connect-src", "frame-src"]);
});

it("allows the scripts built into a page, and no others", async () => {
  const { url } = await serve();
  const home = await policyOf(`${url}/`);
  expect(home["script-src"]).toEqual(["'self'", HASH]);
  expect(home["default-src"]).toEqual(["'none'"]);
  expect(home["worker-src"]).toEqual(["'self'"]);
  expect(home["connect-src"]).toEqual(["'self'"]);
  expect(home["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  expect(home["img-src"]).toEqual(["'self'", "data:", "https://i.ytimg.com"]);
  expect(home["frame-src"]?.[0]).toBe("https://www.youtube-nocookie.com");
  expect(home["frame-ancestors"]).toEqual(["'none'"]);
  expect((await policyOf(`${url}/contact-us`))["script-src"]).toEqual(["'self'"]);
  expect(await policyOf(`${url}/api/health`)).toMatchObject({ "default-src": ["'none'"] });
});

it("sends the security headers", async () => {
  const { url } = await serve();
  for (const address of ["/", "/nothing-here", "/api/health", "/assets/app-1a2b.js"]) {
    const { headers } = await get(url + address);
    expect(Object.fromEntries(headers)).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(headers.get("X-Powered-By")).toBeNull();
  }
});

it("answers unknown API calls with JSON", async () => {
  const { url } = await serve();
  for (const [method, address] of [
    ["GET", "/api/nothing"],
    ["POST", "/contact-us"],
    ["DELETE", "/api/contactus"],
  ]) {
    const response = await fetch(url + address, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: "error", code: "not_found" });
  }
});

it("answers HEAD as GET without a body", async () => {
  const { url } = await serve();
  const response = await fetch(`${url}/contact-us`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});
