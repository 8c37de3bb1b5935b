/** What every page of the built site has to keep, read from its files: no browser and no server is needed for it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sitePaths } from "@clinic/content/routes";
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from "html-validate";
import { describe, expect, it } from "vitest";
import { prerenderedPaths } from "../prerendered-paths";

/** Stands for wherever the site is served: addresses with a host of their own lead elsewhere. */
const ORIGIN = "http://site.example";
const site = fileURLToPath(new URL("../build/client", import.meta.url));
const loader = new StaticConfigLoader({ root: true, extends: ["html-validate:standard"], rules: {} });
const validator = new HtmlValidate(loader);
const parser = new Parser(await loader.getConfigFor("index.html"));

const pages = prerenderedPaths.map((address) => {
  const html = readFileSync(path.join(site, address, "index.html"), "utf8");
  return { address, html, document: parser.parseHtml(html) };
});

const all = (element: HtmlElement, selector: string) => element.querySelectorAll(selector);
const attribute = (element: HtmlElement, name: string) => element.getAttributeValue(name) ?? "";

/** Addresses that a page leads to or loads from this site, as paths with their anchors. */
function targetsOf({ address, document }: (typeof pages)[number]) {
  const addresses = [
    ...all(document, "[href]").map((element) => attribute(element, "href")),
    ...all(document, "[src]").map((element) => attribute(element, "src")),
    ...all(document, "[srcset]").flatMap((element) =>
      attribute(element, "srcset")
        .split(",")
        .map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
    ),
  ];
  const urls = addresses.map((target) => new URL(target, ORIGIN + address));
  return urls
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ pathname, hash }) => decodeURIComponent(pathname + hash));
}

/** Whether the server has a page or file under this path. A final slash would lead to it by a redirect only. */
function isServed(pathname: string) {
  if (pathname !== "/" && pathname.endsWith("/")) return false;
  const file = path.join(site, pathname);
  return existsSync(file) && (statSync(file).isFile() || existsSync(path.join(file, "index.html")));
}

describe.each(pages)("$address", (page) => {
  it("is valid HTML with one main heading", async () => {
    const { results } = await validator.validateString(page.html);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => ({ message, selector })),
    );
    expect(mistakes).toEqual([]);
    expect(all(page.document, "h1")).toHaveLength(1);
  });

  it("loads nothing from another host before the visitor asks", () => {
    const loaded = all(page.document, "script, img, source, iframe, video, link").flatMap((element) => {
      const rel = attribute(element, "rel");
      if (element.is("link") && !/stylesheet|preload|icon|manifest/.test(rel)) return [];
      return ["src", "href"].map((name) => attribute(element, name)).filter(Boolean);
    });
    expect(loaded.length).toBeGreaterThan(0);
    const origins = loaded.map((target) => new URL(target, ORIGIN).origin);
    expect(origins.filter((origin) => origin !== ORIGIN)).toEqual([]);
  });
});

it.each([
  ["title", (document: HtmlElement) => document.querySelector("title")?.textContent],
  [
    "description",
    (document: HtmlElement) =>
      document.querySelector('meta[name="description"]')?.getAttributeValue("content"),
  ],
])("each page has a %s of its own", (_, read) => {
  const texts = pages
    .filter(({ address }) => sitePaths.includes(address))
    .map(({ document }) => read(document) ?? "");
  expect(texts).not.toContain("");
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("every link within the site leads straight to its page or file, and every anchor to its place", () => {
  const anchors = new Set(
    pages.flatMap(({ address, document }) =>
      all(document, "[id]").map((element) => `${address}#${attribute(element, "id")}`),
    ),
  );
  const sources = new Map(pages.flatMap((page) => targetsOf(page).map((target) => [target, page.address])));
  const broken = [...sources].filter(([target]) => {
    const [pathname = "", anchor] = target.split("#");
    return !isServed(pathname) || (anchor && !anchors.has(target));
  });
  expect(broken.map(([target, source]) => `${target} on ${source}`)).toEqual([]);
  expect(sources.size).toBeGreaterThan(sitePaths.length);
});
