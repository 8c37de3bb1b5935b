import { join } from "node:path";
import { type Content, recordsOf } from "../load/load-content.ts";
import { layout } from "../pages/layout.ts";
import { createSite, type SiteFiles } from "../pages/site.ts";
import { buildPages } from "../pages/templates.ts";
import { distFolder, siteOrigin } from "../src/assets/index.ts";
import { pageFile, pagesOf, unlistedPages } from "../src/paths.ts";
import { type CollectionName, collections, DEFAULT_LANGUAGE } from "../src/schemas.ts";
import type { ServerContent } from "../src/server.ts";
import { feeds } from "./feeds.ts";
import { buildFiles, describePdfs } from "./files.ts";
import { buildPictures } from "./pictures.ts";
import { searchFile } from "./search.ts";
import { sharedPictures } from "./shared-pictures.ts";

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
 * What the site, the API and Storybook read, in each language: every page with all that it shows, and the table of
 * paths. Expects content that its schemas accept.
 */
export function buildContent(content: Content, siteFiles: SiteFiles): BuiltFiles {
  const files: BuiltFiles = new Map();
  const put = (path: string, value: unknown) => {
    files.set(`${path}.json`, `${JSON.stringify(value, null, 1)}\n`);
  };
  put("pictures", siteFiles.pictures);
  put("files", siteFiles.files);
  for (const language of new Set(content.sources.map((source) => source.language))) {
    const site = createSite(content, language, siteFiles);
    put(`${language}/layout`, layout(site));
    put(`${language}/paths`, [...pagesOf(site), ...unlistedPages]);
    const pages = buildPages(site);
    for (const { path, built } of pages) put(`${language}/${pageFile(path)}`, built);
    if (language === DEFAULT_LANGUAGE) {
      put("shared-pictures", sharedPictures(site, pages));
      files.set("public/search.json", JSON.stringify(searchFile(site)));
      for (const [name, text] of Object.entries(feeds(site))) files.set(`public/${name}`, text);
    }
    put(`${language}/server`, {
      articles: site.articles.all,
      clinic: { ...site.setting("clinic"), branches: site.branches.all },
      redirects: site.redirects,
    } satisfies Record<keyof ServerContent, unknown>);
  }
  files.set("slugs.d.ts", slugTypes(content));
  return files;
}

/** Types of the slugs, so that the type check finds code that names a record which no longer exists. */
function slugTypes(content: Content) {
  const lines = (Object.keys(collections) as CollectionName[]).map((kind) => {
    const slugs = recordsOf(content, kind).map(({ value }) => JSON.stringify(value.slug));
    return `  ${JSON.stringify(kind)}: ${slugs.join(" | ") || "never"};`;
  });
  return `export interface Slugs {\n${lines.join("\n")}\n}\n`;
}
