import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { publishedLanguages } from "@clinic/content/languages";
import { beforeAll, expect, it } from "vitest";
import { prerenderedPaths } from "../prerendered-paths";
import { MAX_BYTES } from "./budgets.ts";

const site = fileURLToPath(new URL("../build/client", import.meta.url));
const read = (file: string) => readFileSync(path.join(site, file), "utf8");
const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

beforeAll(() => {
  if (!existsSync(site)) throw new Error("The site is not built: npm run build -- --filter=@clinic/site");
});

const pages = globSync("**/*.html", { cwd: site });

const known = new Map<string, number>();
function scriptBytes(file: string) {
  const bytes = known.get(file) ?? gzipBytes(read(file));
  known.set(file, bytes);
  return bytes;
}

/** The scripts that a page starts with, and their static imports. */
function scriptsOf(html: string) {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, next] of read(file).matchAll(/(?:import|from)\s*"(\.\/[^"]+\.js)"/g))
      visit(path.posix.join(path.posix.dirname(file), next ?? ""));
  };
  for (const [, file = ""] of html.matchAll(/"\/(assets\/[^"]+\.js)"/g)) visit(file);
  return [...found];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it("starts every page with at most 190 kB of scripts", () => {
  expect(pages.length).toBeGreaterThanOrEqual(prerenderedPaths.length);
  const weights = pages.map((page) => [page, sum(scriptsOf(read(page)).map(scriptBytes))] as const);
  // React alone is larger, so anything less means that the scripts were not found.
  expect(weights.filter(([, bytes]) => bytes < 60_000)).toEqual([]);
  expect(weights.filter(([, bytes]) => bytes > MAX_BYTES.scripts)).toEqual([]);
});

it("keeps the HTML of every page, styles included, within its budget, as read and as sent", () => {
  const weights = pages.map((page) => ({
    page,
    read: statSync(path.join(site, page)).size,
    sent: statSync(path.join(site, `${page}.br`)).size,
  }));
  const heavy = weights.filter(({ page, read, sent }) => {
    const isTranslated = publishedLanguages.some((key) => key !== "en" && page.startsWith(`${key}/`));
    const most = /^(?:\w\w\/)?index\.html$/.test(page) ? MAX_BYTES.home : MAX_BYTES.page;
    // A letter of Devanagari is three bytes, until it is compressed.
    return read > most.html * (isTranslated ? 1.1 : 1) || sent > most.sent;
  });
  expect(heavy).toEqual([]);
});

it("requests no script before the first paint, and keeps loader data and the styles of what is further down in files", () => {
  for (const page of pages) {
    // But for a small one, which says whether a branch is open.
    const html = read(page).replace(
      /<script [^>]*src="\/(assets\/say-open-now-[^"]+)"/,
      (_, early: string) => {
        expect(statSync(path.join(site, early)).size).toBeLessThan(2000);
        return "<script";
      },
    );
    expect(html, page).not.toMatch(/rel="modulepreload"|<script[^>]* src=|type="module"|streamController/);
    expect(html, page).toContain("window.__reactRouterRouteModules=");
    const files = [/"\/(assets\/\w+\.data)"/, /="stylesheet" href="\/(assets\/\w+\.css)"/].map(
      (name) => name.exec(html)?.[1],
    );
    expect(
      files.filter((file = "none") => !existsSync(path.join(site, file))),
      page,
    ).toEqual([]);
  }
});

it("keeps the stylesheet out of the scripts, so that it is sent once", () => {
  const css = /<style id="site-styles">([^<]*)/.exec(read("index.html"))?.[1] ?? "";
  const rule = css.slice(-200);
  expect(rule).toHaveLength(200);
  const scripts = globSync("assets/*.js", { cwd: site });
  expect(scripts.filter((script) => read(script).includes(rule))).toEqual([]);
});
