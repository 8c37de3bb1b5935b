import { join } from "node:path";
import { type Content, recordsOf } from "../load/load-content.ts";
import { layout } from "../pages/layout.ts";
import { hoursWords } from "../pages/parts/branch.ts";
import { createSite, type Site, type SiteFiles } from "../pages/site.ts";
import { buildPages, createSites, sitePages } from "../pages/templates.ts";
import { distFolder, siteOrigin } from "../src/assets/index.ts";
import { DEFAULT_LANGUAGE, pathIn } from "../src/languages.ts";
import { pageFile, type SitePage } from "../src/paths.ts";
import { type CollectionName, collections } from "../src/schemas.ts";
import type { ServerContent } from "../src/server.ts";
import { feeds } from "./feeds.ts";
import { buildFiles, describePdfs } from "./files.ts";
import { buildPictures } from "./pictures.ts";
import { searchFile } from "./search.ts";

/** A file written by the build, by its path below `dist/`. */
export type BuiltFiles = Map<string, string>;

/** Encodes the pictures, copies films, and tells where the site finds them. */
export async function buildSiteFiles(content: Content, dist = distFolder): Promise<SiteFiles> {
  const folders = {
    assets: join(content.folder, "assets"),
    target: join(dist, "assets"),
    cache: join(import.meta.dirname, "../node_modules/.cache/pictures"),
  };
  return {
    pictures: await buildPictures(content, folders),
    files: buildFiles(content, folders),
    pdfs: await describePdfs(content, folders.assets),
    origin: siteOrigin,
  };
}

/**
 * What the site, the API and Storybook read: in each language every page with all that it shows, and the table of paths.
 * Expects content that its schemas accept.
 */
export function buildContent(content: Content, siteFiles: SiteFiles): BuiltFiles {
  const files: BuiltFiles = new Map();
  const put = (path: string, value: unknown, site?: Site) => {
    files.set(`${path}.json`, `${JSON.stringify(value, site && addressesIn(site), 1)}\n`);
  };
  const sites = createSites(content, siteFiles);
  const [site, ...others] = sites;
  const built = sites.map((site) => ({ site, pages: buildPages(site) }));
  put("pictures", siteFiles.pictures);
  put("files", siteFiles.files);
  put("paths", sites.flatMap(pathsOf));
  put(
    "share-cards",
    built.flatMap(({ pages }) => pages.flatMap(({ built: { head } }) => ("card" in head ? head.card : []))),
  );
  for (const { site, pages } of built) {
    put(`${site.language}/layout`, layout(site), site);
    for (const { path, built: page } of pages)
      put(pageFile(pathIn(site.language, path), site.language), page, site);
    files.set(
      `public${pathIn(site.language, "/search.json")}`,
      JSON.stringify(searchFile(site), addressesIn(site)),
    );
  }
  for (const [name, text] of Object.entries(feeds(site, others))) files.set(`public/${name}`, text);
  // As the API serves them: an article may be newer than the site, and have pictures that it lacks.
  const originals = Object.entries(siteFiles.pictures).map(([src, picture]) => {
    return [src, { ...picture, src: `/api/pictures/${src}`, sources: [] }];
  });
  const served = { ...siteFiles, pictures: Object.fromEntries(originals) };
  put(`${DEFAULT_LANGUAGE}/server`, {
    articles: createSite(content, DEFAULT_LANGUAGE, served).articles.all,
    clinic: { ...site.setting("clinic"), branches: site.branches.all, words: hoursWords(site) },
    confirmationMails: Object.fromEntries(
      others.map(({ language, words, translation }) => [
        language,
        { locale: words.locale, words: translation?.messages.confirmationMail ?? {} },
      ]),
    ),
    redirects: Object.assign({}, ...sites.map(({ redirects }) => redirects)),
  } satisfies Record<keyof ServerContent, unknown>);
  files.set("slugs.d.ts", slugTypes(content));
  return files;
}

/** Where the site has each page of a language, and the unlisted ones. */
function pathsOf(site: Site): SitePage[] {
  return sitePages(site).map(({ path, pattern, ...page }) => ({
    path: pathIn(site.language, path),
    ...page,
    // An address of any language may get the page for unknown ones in any: simple hosts have but one.
    pattern: pattern && (page.template === "not-found" ? pattern : pathIn(site.language, pattern)),
  }));
}

/** Writes addresses as they are in a language: those that are values, except of another language, and those of links in HTML. */
function addressesIn(site: Site) {
  return function (this: object, _key: string, value: unknown) {
    if (typeof value !== "string" || "language" in this) return value;
    if (value.startsWith("/")) return site.path(value);
    return value.replaceAll(/<a href="(\/[^"]*)"/g, (_, target: string) => {
      const path = site.path(target);
      const isHere = path !== target || site.language === DEFAULT_LANGUAGE;
      return `<a href="${path}"${isHere ? "" : ` hreflang="${DEFAULT_LANGUAGE}"`}`;
    });
  };
}

/** Types of the slugs, so that the type check finds code that names a record which no longer exists. */
function slugTypes(content: Content) {
  const lines = (Object.keys(collections) as CollectionName[]).map((kind) => {
    const slugs = recordsOf(content, kind).map(({ value }) => JSON.stringify(value.slug));
    return `  ${JSON.stringify(kind)}: ${slugs.join(" | ") || "never"};`;
  });
  return `export interface Slugs {\n${lines.join("\n")}\n}\n`;
}
