/** Checks every page of the built site from its files, without a browser or server. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { distFolder } from "@clinic/content/assets";
import { getOrThrow } from "@clinic/content/get-or-throw";
import { site as content } from "@clinic/content/pages/examples";
import {
  articlePath,
  guidePath,
  pageFile,
  pagePaths,
  treatmentPath,
  unlistedPages,
} from "@clinic/content/paths";
import { type DOMTree, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from "html-validate";
import { describe, expect, it } from "vitest";
import { prerenderedPaths } from "../prerendered-paths";

/** A placeholder origin to resolve URLs against: any other origin is external. */
const ORIGIN = "http://site.example";
const site = fileURLToPath(new URL("../build/client", import.meta.url));

let document: DOMTree;

/** Finds no mistake, but keeps the validator's document: to parse each page again would take as long. */
class KeepDocument extends Rule {
  setup() {
    this.on("dom:ready", (event) => {
      document = event.document;
    });
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    plugins: [{ name: "keep", rules: { "keep-document": KeepDocument } }],
    rules: { "keep-document": "error" },
  }),
);

const pages = prerenderedPaths.map((address) => {
  const html = readFileSync(path.join(site, address, "index.html"), "utf8");
  const { results } = validator.validateStringSync(html);
  const mistakes = results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => ({ message, selector })),
  );
  return { address, html, mistakes, document };
});

const all = (element: DOMTree | HtmlElement, selector: string) => element.querySelectorAll(selector);
const attribute = (element: HtmlElement, name: string) => element.getAttributeValue(name) ?? "";

/** Same-origin URLs that a page links to or loads, as paths with fragments. */
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

/** Whether the server has a page or file at this path. A trailing slash would only redirect to it. */
function isServed(pathname: string) {
  if (pathname !== "/" && pathname.endsWith("/")) return false;
  const file = path.join(site, pathname);
  return existsSync(file) && (statSync(file).isFile() || existsSync(path.join(file, "index.html")));
}

describe.each(pages)("$address", (page) => {
  it("is valid HTML with one main heading", () => {
    expect(page.mistakes).toEqual([]);
    expect(all(page.document, "h1")).toHaveLength(1);
    // An on-screen keyboard makes the window smaller, and with it what is as high as that: menus, dialogs.
    expect(page.html).toContain("interactive-widget=resizes-content");
    // What a component doesn't know it would pass to its element.
    expect(page.html).not.toContain("[object Object]");
    // A slider of what isn't translated would be a name without anything.
    expect(page.html).not.toMatch(/data-slot="carousel-slides"[^>]*><\/div>/);
    expect(page.html).not.toMatch(/<\/(?:a|q|strong|em|span)>\s+[.,;]|“\s|\s”/);
  });

  it("says nothing that depends on the time of the build", () => {
    const statuses = all(page.document, '[data-slot="open-status"]');
    expect(new Set(statuses.map(({ textContent }) => textContent))).toEqual(new Set([""]));
  });

  it("loads nothing from another origin", () => {
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

it("marks the current page in the menu of each page that is in it", () => {
  const marked = pages.filter(({ address, document }) =>
    all(document, '[data-slot="site-header-panel"] a').some((link) => attribute(link, "href") === address),
  );
  expect(marked.length).toBeGreaterThan(content.treatments.all.length);
  for (const { address, document } of marked) {
    const current = all(document, '[data-slot="site-header-panel"] [aria-current="page"]');
    expect(current.map((link) => attribute(link, "href"))).toEqual([address]);
  }
});

it("says under the title of each text about health that no dentist has checked it yet", () => {
  const { treatments, articles, guides } = content;
  const aboutHealth = [
    pagePaths.emergency,
    ...treatments.all.filter(({ reviewedOn }) => !reviewedOn).map(treatmentPath),
    ...articles.all.filter(({ reviewedOn }) => !reviewedOn).map(({ slug }) => articlePath(slug)),
    ...guides.all.filter((guide) => guide.reviewedBy && !guide.reviewedOn).map(({ slug }) => guidePath(slug)),
  ];
  const { reviewer } = content.setting("samples");
  const silent = aboutHealth.filter(
    (path) => !pages.find(({ address }) => address === path)?.html.includes(reviewer),
  );
  expect(silent).toEqual([]);
});

it("names each entry of the header's menu and of the footer as the heading of its page begins", () => {
  const documents = new Map(pages.map(({ address, document }) => [address, document]));
  const page = getOrThrow(documents.get("/privacy"), "privacy");
  const links = all(page, '[data-slot="site-header"] nav a, [data-slot="site-footer"] li a').filter((link) =>
    attribute(link, "href").startsWith("/"),
  );
  expect(links.length).toBeGreaterThan(content.treatments.all.length);
  const strangers = links.flatMap((link) => {
    const heading = documents.get(attribute(link, "href"))?.querySelector("h1")?.textContent ?? "";
    return heading.startsWith(link.textContent) ? [] : [`${link.textContent}: ${heading}`];
  });
  expect(strangers).toEqual([]);
});

it("shows another film for each patient who talks in one", () => {
  const ids = content.videoTestimonials.all.map(({ video }) => content.videos.get(video).youtubeId);
  expect(new Set(ids).size).toBe(ids.length);
});

it("has in Devanagari pages no character for which they would load all of Figtree", () => {
  const inDevanagari = pages.filter(({ html }) => html.includes('<style id="script-styles">'));
  expect(inDevanagari).not.toEqual([]);
  const strangers = inDevanagari.flatMap(({ address, html, document }) => {
    const styles = /id="script-styles">(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    const codes = styles
      .match(/U\+[\dA-F-]+/gi)
      ?.map((range) => range.replace(/(U\+)?([\dA-F]+)/gi, "\\u{$2}"));
    const other = new RegExp(`[^\\n₹${codes?.join("")}]`, "gu");
    const text = document.querySelector("main")?.textContent ?? "";
    return [...new Set(text.match(other))].map((character) => `${character} on ${address}`);
  });
  expect(strangers).toEqual([]);
});

it("gives article cards' pictures no alternative text, and names a portrait after the name above it", () => {
  const home = pages.find(({ address }) => address === "/");
  const cards = pages.flatMap(({ document }) => all(document, '[data-slot="article-card"] img'));
  expect(cards.length).toBeGreaterThanOrEqual(content.articles.all.length);
  expect(cards.filter((picture) => attribute(picture, "alt"))).toEqual([]);
  expect(home?.html).toMatch(/data-slot="team-section".*?<h3[^>]*><a[^>]*>([^<]+)<.*?alt="\1: /s);
});

it.each([
  ["title", (document: DOMTree) => document.querySelector("title")?.textContent],
  [
    "description",
    (document: DOMTree) => document.querySelector('meta[name="description"]')?.getAttributeValue("content"),
  ],
])("gives each page a unique %s", (_, read) => {
  const texts = pages
    .filter(({ address }) => !unlistedPages.some(({ path }) => path === address))
    .map(({ document }) => read(document) ?? "");
  expect(texts).not.toContain("");
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("tells search engines, social networks and readers of other languages about each page, unless it is unlisted", () => {
  for (const { address, document } of pages) {
    const tags = Object.fromEntries(
      all(document, "meta").map((tag) => [
        attribute(tag, "property") || attribute(tag, "name"),
        attribute(tag, "content"),
      ]),
    );
    if (unlistedPages.some(({ path }) => address.endsWith(path))) {
      expect([tags.robots, tags["og:url"]], address).toEqual(["noindex", undefined]);
      expect(all(document, '[rel="canonical"], [hreflang][rel="alternate"]'), address).toEqual([]);
      continue;
    }
    const { head } = JSON.parse(readFileSync(path.join(distFolder, `${pageFile(address)}.json`), "utf8"));
    expect(tags, address).toMatchObject({
      "og:title": document.querySelector("title")?.textContent,
      "og:locale": head.locale,
      "og:url": head.url,
      "og:image": head.card.url,
      "og:image:alt": expect.stringMatching(/./),
      "twitter:card": "summary_large_image",
    });
    expect(["robots" in tags, "keywords" in tags], address).toEqual([false, "keywords" in head]);
    expect(attribute(getOrThrow(all(document, '[rel="canonical"]')[0], address), "href")).toBe(head.url);
    const alternates = all(document, '[hreflang][rel="alternate"]').map((link) => ({
      language: attribute(link, "hreflang"),
      url: attribute(link, "href"),
    }));
    expect(alternates, address).toEqual(head.alternates ?? []);
    const data = document.querySelector('[type="application/ld+json"]')?.textContent ?? "";
    expect(JSON.parse(data), address).toEqual(head.structuredData);
  }
});

it("has no internal link that is broken or redirects, and no fragment without a target", () => {
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
  expect(sources.size).toBeGreaterThan(prerenderedPaths.length);
});
