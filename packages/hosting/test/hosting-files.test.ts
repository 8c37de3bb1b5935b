import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { redirects, sitePaths } from "@clinic/content/routes";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { type BuiltPage, readBuiltPages } from "../src/built-pages.ts";
import { pagePolicy } from "../src/content-security-policy.ts";
import {
  caddySnippet,
  headersFile,
  nginxPolicies,
  redirectsFile,
  securityTxt,
} from "../src/hosting-files.ts";

let pages: BuiltPage[];
beforeAll(() => {
  pages = [...sitePaths, "/404", "/blogs/_newer", "/blogs/_missing"].map((route) => ({
    route,
    policy: `script-src 'sha256-${route}'`,
  }));
});

it("reads each page's path and script hashes from the built site", () => {
  const site = mkdtempSync(path.join(tmpdir(), "clinic-site-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(path.join(site, "about-us"));
  writeFileSync(path.join(site, "index.html"), "<p>Home</p>");
  writeFileSync(path.join(site, "about-us/index.html"), "<script>start()</script>");
  const connect = ["https://api.example"];
  expect(readBuiltPages(site, { frames: [], connect })).toEqual([
    { route: "/", policy: expect.stringContaining("script-src 'self';") },
    {
      route: "/about-us",
      policy: expect.stringMatching(/'sha256-[\w+/]{43}='.*connect-src 'self' https:\/\/api\.example;/),
    },
  ]);
});

it("redirects every old path and covers every page, within the hosts' limits", () => {
  const file = redirectsFile(pages);
  for (const [from, to] of Object.entries(redirects)) expect(file).toContain(`\n${from} ${to} 301\n`);
  for (const route of sitePaths.filter((each) => each !== "/")) {
    expect(file).toContain(`\n${route} ${route}/index.html 200\n`);
  }
  // The first matching rule wins, so the catch-all rules come last.
  expect(file.trim().split("\n").slice(-2)).toEqual([
    "/blogs/* /blogs/_newer/index.html 404",
    "/* /404/index.html 404",
  ]);
});

it("gives every page its policy, within the limits of Cloudflare Pages", () => {
  const rules = headersFile(pages).match(/^\/.*$/gm) ?? [];
  expect(rules).toEqual(["/*", "/assets/*", ...pages.map(({ route }) => route)]);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const text of [caddySnippet(pages), nginxPolicies(pages)]) {
    for (const { route, policy } of pages) expect(text).toMatch(new RegExp(`^\t${route} "${policy}"`, "m"));
  }
});

it("writes a security.txt that expires after a year", () => {
  const text = securityTxt({
    origin: "https://archhouse.example",
    contact: "hello@archhouse.example",
    now: new Date("2026-11-22T00:00:00Z"),
  });
  expect(text).toMatch(/^Contact: mailto:hello@archhouse\.example$/m);
  expect(text).toMatch(/^Expires: 2027-11-22T00:00:00\.000Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/archhouse\.example\/\.well-known\/security\.txt$/m);
});

it("grants what a page asks for to that page alone", () => {
  const needs = `<meta name="policy-needs" content="connect-src https://git.example; script-src 'unsafe-eval'" />`;
  const asking = pagePolicy(needs, { frames: [] });
  expect(asking).toContain("connect-src 'self' https://git.example;");
  expect(asking).toContain("script-src 'self' 'unsafe-eval';");
  expect(pagePolicy("", { frames: [] })).not.toMatch(/git\.example|unsafe-eval/);
});
