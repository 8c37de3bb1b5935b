import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startAtIdle } from "./start-at-idle";

/** A page as React Router 7.18 writes it. */
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/shared.js"/><link rel="preload" href="/font.woff2" as="font"/></head><body><p>Text</p><script>window.__reactRouterContext = {};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"a \\u003c b\\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--></body></html>`;

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "site-"));
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

function rewrite(html: string, file = "index.html") {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, html);
  startAtIdle(site);
  return readFileSync(target, "utf8");
}

it("a visitor's first picture does not wait for scripts", () => {
  const html = rewrite(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).toContain('<link rel="preload" href="/font.woff2" as="font"/>');
});

it("a visitor gets the words of a page once; the application's copy comes with its scripts", () => {
  const html = rewrite(page);
  expect(html).not.toContain("_1");
  const url = /fetch\("(\/assets\/[\w-]+\.data)"\)/.exec(html)?.[1] ?? "";
  expect(readFileSync(path.join(site, url), "utf8")).toBe('[{"_1":2},"a < b"]\n');
});

it("a browser may keep a page's data for good: it has another name when it changes", () => {
  const url = (html: string) => /fetch\("([^"]+)"\)/.exec(rewrite(html))?.[1];
  expect(url(page)).toBe(url(page));
  expect(url(page)).not.toBe(url(page.replace("a \\u003c b", "c")));
});

it("a page in parts that load apart is put together again", () => {
  const parts = page.replace(
    'import * as route1 from "/assets/home.js";',
    'import * as route1_clientLoader from "/assets/loader.js";\nimport * as route1_main from "/assets/home.js";\nconst route1 = {...route1_clientLoader,...route1_main};',
  );
  const html = rewrite(parts);
  expect(html).toContain('const route1_clientLoader = await import("/assets/loader.js");');
  expect(html).toContain('const route1_main = await import("/assets/home.js");');
  expect(html).toContain("const route1 = {...route1_clientLoader,...route1_main};");
});

it("a visitor gets every script of the page, the one that starts it last", () => {
  const html = rewrite(page);
  for (const chunk of ["manifest", "root", "home", "shared"]) {
    expect(html).toContain(`import("/assets/${chunk}.js")`);
  }
  expect(html).toMatch(/await import\("\/assets\/entry\.js"\);\n};/);
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};');
  expect(html).toContain('const route0 = await import("/assets/root.js");');
  expect(html).toContain('const route1 = await import("/assets/home.js");');
});

it("a visitor's scripts are all asked for at once, though they run one after the other", () => {
  const html = rewrite(page);
  const preloads = ["manifest", "shared", "root", "home", "entry"].map((chunk) => `/assets/${chunk}.js`);
  expect(html).toContain(`for (const href of ${JSON.stringify(preloads)})`);
});

it("a page makes the stream for its data when its scripts start, not before it shows", () => {
  const html = rewrite(page);
  expect(html.match(/new ReadableStream/g)).toHaveLength(1);
  expect(html).toMatch(/const start = .*new ReadableStream.*const run = /s);
});

it("React finds the tag as it left it, and the rest of the page untouched", () => {
  const html = rewrite(page);
  expect(html).toContain('<script type="module" async="">');
  expect(html).toContain("<p>Text</p><script>window.__reactRouterContext = {};</script>");
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain("</script><!--$--><!--/$--></body>");
});

it("a visitor of a page deep in the site is served just as well", () => {
  expect(rewrite(page, "blogs/whitening/index.html")).toContain("requestIdleCallback");
});

it("a script of an unknown form stops the build instead of reaching a visitor", () => {
  const unknown = page.replace('import("/assets/entry.js")', "start()");
  expect(() => rewrite(unknown)).toThrow("index.html has no start script of the known form.");
  expect(() => rewrite("<p>No scripts</p>")).toThrow("no start script");
  const otherData = page.replace("streamController.enqueue", "take");
  expect(() => rewrite(otherData)).toThrow("index.html does not carry its data in the known form.");
});

it("no page is left that is there only for hosts without pages", () => {
  writeFileSync(path.join(site, "__spa-fallback.html"), "<p>Empty</p>");
  rewrite(page);
  expect(existsSync(path.join(site, "__spa-fallback.html"))).toBe(false);
});
