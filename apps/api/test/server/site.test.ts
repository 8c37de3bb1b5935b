import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { articles } from "@clinic/content/server";
import { expect, it } from "vitest";
import { startOnce } from "../support/at-end.ts";
import { hosting } from "../support/hosting.ts";
import { runServer, temporaryDirectory } from "../support/server.ts";

const [built, newer] = articles.all.map(({ slug }) => slug);
const PAGES: Record<string, string> = {
  "/": "Home",
  "/contact-us": "Contact",
  "/tooth-colored-fillings": "Fillings",
  "/super-speciality/dental-tourism": "Tourism",
  "/404": "Page Not Found",
  [`/blogs/${built}`]: "As it was built",
  "/blogs/_newer": "Loading...",
  "/blogs/_missing": "No such article",
};

let site: string;
let url: string;
startOnce(async () => {
  site = temporaryDirectory();
  for (const [route, title] of Object.entries(PAGES))
    write(`${route}/index.html`, `<!doctype html><title>${title}</title>`);
  write("_hosting.json", hosting);
  write("_headers", "secret");
  write("assets/app-1a2b.js", "export {};");
  write("assets/app-1a2b.js.br", brotliCompressSync("export {};"));
  write("assets/app-1a2b.js.gz", gzipSync("export {};"));
  write("assets/film-1a2b.mp4", Buffer.alloc(2_000_000, "x"));
  write("robots.txt", "User-agent: *");
  write(".well-known/security.txt", "Contact: x");
  ({ url } = await runServer({ SITE_DIR: site, CORS_ORIGINS: "https://other.example" }));
});

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
}

/** Requests exactly this: fetch would normalise the address and bypass caches. */
async function get(address: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = new URL(url);
  const sent = request({ port, host: "127.0.0.1", path: address, headers, method, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it("serves each page at its path with the policy, to be revalidated each time", async () => {
  const { status, headers, body } = await get("/contact-us?from=mail");
  expect([status, body]).toEqual([200, "<!doctype html><title>Contact</title>"]);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'sha256-start'; frame-src https://maps.example",
    "x-from-the-build": "yes",
    "x-content-type-options": "nosniff",
  });
  expect((await get("/contact-us", { "If-None-Match": String(headers.etag) })).status).toBe(304);
  expect(await get("/contact-us", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
  expect((await get("http://a.example/contact-us")).status, "in absolute form").toBe(200);
});

it("lets browsers cache hashed files for a year, and sends their compressed copies", async () => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const { headers } = await get("/assets/app-1a2b.js", { "Accept-Encoding": accepted });
    expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8/),
      vary: expect.stringMatching(/^origin, accept-encoding$/i),
    });
  }
  expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/.well-known/security.txt")).status).toBe(200);
  const range = await get("/assets/film-1a2b.mp4", { Range: "bytes=2-5" });
  const whole = await get("/assets/film-1a2b.mp4", {}, "HEAD");
  for (const name of ["etag", "content-type"]) expect(range.headers[name]).toBe(whole.headers[name]);
  expect([range.status, range.headers["content-range"], range.body]).toEqual([
    206,
    "bytes 2-5/2000000",
    "xxxx",
  ]);
});

it.each([
  ["/contact-us/", "/contact-us"],
  ["/contact-us/?a=1&b=//x?y", "/contact-us?a=1&b=//x?y"],
  ["/Colored-fillings", "/tooth-colored-fillings"],
  ["/Colored-fillings/?x=1", "/tooth-colored-fillings?x=1"],
  ["/dental-tourism/", "/super-speciality/dental-tourism"],
  ["/old-page?x=1", "/contact-us?x=1#place"],
  [`/blogs/${newer}/`, `/blogs/${newer}`],
])("redirects %s to %s permanently", async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([301, to]);
  expect((await get(to.replace(/#.*/, ""))).status).toBe(200);
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
  "/contact-us/index.html",
  "/assets",
  "/assets/",
  "/assets/app-1a2b.js.br",
  "/_headers",
  "/_hosting.json",
  "/404",
  "/contact-us%00",
  "/constructor",
  "/.env",
])("serves the not-found page with status 404 for %s", async (address) => {
  const { status, headers, body } = await get(address, { Range: "bytes=0-3" });
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(body).toContain("<title>Page Not Found</title>");
  expect(headers["content-security-policy"]).toContain("'sha256-start'");
});

it("serves an article from the build, a newer one by the page that asks the API, and no other", async () => {
  expect((await get(`/blogs/${built}`)).body).toContain("As it was built");
  expect(await get(`/blogs/${newer}`)).toMatchObject({
    status: 200,
    body: expect.stringContaining("Loading..."),
  });
  for (const unknown of ["never-written", "_newer", "_missing", "..%2f..%2fetc"]) {
    const { status, body } = await get(`/blogs/${unknown}`);
    expect([unknown, status]).toEqual([unknown, 404]);
    expect(body).toMatch(/<title>(No such article|Page Not Found)<\/title>/);
  }
});

it("allows Google's addresses only with reCAPTCHA, and forbids everything to data", async () => {
  const policyOf = async (address: string) =>
    (await fetch(address)).headers.get("Content-Security-Policy") ?? "";
  const { url: other } = await runServer({
    SITE_DIR: site,
    HUMAN_CHECK: "recaptcha",
    RECAPTCHA_SITE_KEY: "public-key",
    RECAPTCHA_SECRET: "secret",
  });
  expect(await policyOf(`${other}/contact-us`)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-start' https://google.example; frame-src https://maps.example",
  );
  expect(await policyOf(`${url}/contact-us`)).not.toContain("google");
  const { headers } = await fetch(`${other}/api/health`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  });
});

it("answers unknown API calls with JSON", async () => {
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
