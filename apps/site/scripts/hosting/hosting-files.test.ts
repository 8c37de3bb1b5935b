import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { languages, publishedLanguages } from "@clinic/content/languages";
import { redirects } from "@clinic/content/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prerenderedPaths as routes } from "../../prerendered-paths";
import { pagePolicy } from "./content-security-policy.ts";
import { writeHostingFiles } from "./write-hosting-files.ts";

const hash = createHash("sha256").update("start()").digest("base64");
const prefixes = publishedLanguages.map((language) => languages[language].prefix).filter(Boolean);

const build = mkdtempSync(path.join(tmpdir(), "clinic-site-"));
const read = (file: string) => readFileSync(path.join(build, file), "utf8");
beforeAll(() => {
  for (const route of routes) {
    mkdirSync(path.join(build, "client", route), { recursive: true });
    writeFileSync(
      path.join(build, "client", route, "index.html"),
      `<script type="application/json">"${route}"</script><script>start()</script>`,
    );
  }
  writeHostingFiles(path.join(build, "client"), { origin: "https://archhouse.example" });
});
afterAll(() => rmSync(build, { recursive: true }));

it("gives every host the policy of the pages, with the hashes of their scripts, and the other headers", () => {
  const files = ["client/_hosting.json", "client/_headers", "hosting/site.caddy"].map(read);
  for (const text of files) {
    expect(text).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(text).toContain("max-age=63072000; includeSubDomains");
    expect(text).toMatch(/X-Frame-Options\W+DENY/);
    expect(text).toContain("public, max-age=31536000, immutable");
  }
});

it("redirects every old path and covers every page", () => {
  const file = read("client/_redirects");
  for (const [from, to] of Object.entries(redirects)) {
    expect(file).toContain(`\n${from} ${to} 301\n`);
    expect(read("hosting/site.caddy")).toContain(`\nredir ${from} ${to} 301\n`);
  }
  for (const route of routes.filter((each) => each !== "/" && !/_|404/.test(each)))
    expect(file).toContain(`\n${route} ${route}/index.html 200\n`);
  // The first matching rule wins, so the catch-all rules come last.
  const translated = prefixes.map((prefix) => `${prefix}/* ${prefix}/404`).reverse();
  const last = ["/blogs/* /blogs/_newer", ...translated, "/* /404"].map((rule) => `${rule}/index.html 404`);
  expect(file.trim().split("\n").slice(-last.length)).toEqual(last);
});

it("writes a security.txt that expires within a year", () => {
  const text = read("client/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/archhouse\.example\/\.well-known\/security\.txt$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(365);
});

describe("the pages' policy", () => {
  const rule = (name: string, options = {}) =>
    new RegExp(`(?:^|; )${name} ([^;]*)`).exec(pagePolicy([], options))?.[1];

  it("allows the site's own files", () => {
    expect(rule("default-src")).toBe("'none'");
    expect(rule("script-src")).toBe("'self'");
    expect(rule("connect-src")).toBe("'self'");
    expect(rule("img-src")).toBe("'self' data: https://i.ytimg.com");
    expect(rule("frame-ancestors")).toBe("'none'");
    expect(pagePolicy([])).not.toContain("google.com/recaptcha");
  });

  it("allows calls to an API of another origin and its pictures, and Google's addresses with reCAPTCHA", () => {
    const apiBaseUrl = "https://api.example/v1";
    expect(rule("connect-src", { apiBaseUrl })).toBe("'self' https://api.example");
    expect(rule("img-src", { apiBaseUrl })).toContain("https://api.example");
    for (const name of ["script-src", "frame-src", "connect-src"])
      expect(rule(name, { recaptcha: true })).toContain("https://www.google.com/recaptcha/");
  });
});
