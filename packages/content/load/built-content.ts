import { join } from "node:path";
import type { Branch } from "../src/branches/schema.ts";
import type { MenuItem } from "../src/navigation/schema.ts";
import { type CollectionName, collections, type DocumentDefinition, documents } from "../src/schemas.ts";
import type { Treatment } from "../src/treatments/schema.ts";
import { formerAddresses, pathOf } from "./addresses.ts";
import { type Content, recordsOf } from "./load-content.ts";
import { renderMarkdown } from "./markdown.ts";
import { readPdf } from "./pdf.ts";
import type { Source } from "./source.ts";

/** A file written by the build, by its path below `dist/`. */
export type BuiltFiles = Map<string, string>;

/**
 * What the site, the API and Storybook read: a list of records for each collection, a record for each document, in
 * each language, as JSON. Expects content that its schemas accept.
 */
export async function builtContent(content: Content): Promise<BuiltFiles> {
  const files: BuiltFiles = new Map();
  for (const language of new Set(content.sources.map((source) => source.language))) {
    const put = (path: string, value: unknown) => {
      files.set(`${language}/${path}.json`, `${JSON.stringify(value, null, 1)}\n`);
    };
    const records = (kind: CollectionName) =>
      recordsOf(content, kind, language).map(({ value }) => published(value));
    const setting = (kind: string, name: string) =>
      content.sources.find(
        (source) => source.language === language && source.kind === kind && source.name === name,
      )?.value;

    for (const kind of Object.keys(collections) as CollectionName[]) put(kind, records(kind));
    for (const [kind, ofKind] of Object.entries(documents)) {
      for (const name of Object.keys(ofKind)) {
        const value = setting(kind, name);
        if (value) put(`${kind}/${name}`, published(value));
      }
    }

    const articles = records("articles") as { body: string }[];
    put(
      "articles",
      articles.map(({ body, ...article }) => ({ ...article, html: renderMarkdown(body) })),
    );

    const branches: Branch[] = (records("branches") as unknown as Branch[]).map((branch) => ({
      ...branch,
      ...mapsOf(branch),
    }));
    put("branches", branches);

    const ofLanguage = content.sources.filter((source) => source.language === language);
    put("search-words", searchWordsOf(ofLanguage));
    put("redirects", Object.fromEntries(formerAddresses(ofLanguage).paths));

    const navigation = setting("settings", "navigation");
    if (navigation)
      put("settings/navigation", withTreatments(navigation, records("treatments") as unknown as Treatment[]));

    const issues = records("newsletters").map(async (issue) => {
      const src = String(issue.pdf);
      const { pages, bytes } = await readPdf(join(content.folder, "assets", src));
      return { ...issue, pdf: { src, pages, bytes } };
    });
    put("newsletters", await Promise.all(issues));
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

/** A record without what only the build reads. */
function published(record: Source["value"]): Record<string, unknown> {
  const { order: _order, previously: _previously, searchWords: _searchWords, ...rest } = record;
  return isBranch(rest) ? { ...rest, page: published(rest.page) } : rest;
}

function isBranch(record: Record<string, unknown>): record is { page: Record<string, unknown> } {
  return typeof record.page === "object" && record.page !== null;
}

/** Search words, by the path of the page that they lead to. */
function searchWordsOf(sources: readonly Source[]) {
  return Object.fromEntries(
    sources.flatMap(({ kind, name, value }) => {
      const page = isBranch(value) ? value.page : value;
      const path =
        kind === "pages"
          ? (documents.pages as Record<string, DocumentDefinition>)[name]?.path
          : pathOf(kind, value);
      return path && Array.isArray(page.searchWords) ? [[path, page.searchWords]] : [];
    }),
  );
}

/** Half the width and the height of the interactive map, in degrees. */
const MAP_REACH = { latitude: 0.0065, longitude: 0.01 };

function mapsOf({ geo: { latitude, longitude } }: Pick<Branch, "geo">) {
  const corners = [
    longitude - MAP_REACH.longitude,
    latitude - MAP_REACH.latitude,
    longitude + MAP_REACH.longitude,
    latitude + MAP_REACH.latitude,
  ].map((degrees) => Number(degrees.toFixed(4)));
  return {
    mapEmbedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${corners.join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`,
  };
}

type StoredMenuItem = MenuItem & { treatments?: Treatment["kind"] };

interface StoredNavigation {
  menu?: StoredMenuItem[];
  footer?: { treatments: object };
}

/** The menus with their lists of treatments: those of a hub below it, the others beside it. */
function withTreatments(navigation: StoredNavigation, treatments: readonly Treatment[]) {
  const bySlug = new Map<string, Treatment>(treatments.map((treatment) => [treatment.slug, treatment]));
  const below = new Set(treatments.flatMap(({ children = [] }) => children));
  const entry = (treatment: Treatment): MenuItem => ({
    name: treatment.menuName ?? treatment.name,
    path: pathOf("treatments", treatment) ?? "",
  });
  const entries = (kind: Treatment["kind"]): MenuItem[] =>
    treatments
      .filter((treatment) => treatment.kind === kind && !below.has(treatment.slug))
      .map((treatment) => {
        const submenu = treatment.children?.flatMap((slug) => bySlug.get(slug) ?? []).map(entry);
        return submenu ? { ...entry(treatment), submenu } : entry(treatment);
      });
  return {
    ...navigation,
    menu: navigation.menu?.map(({ treatments: kind, ...item }) =>
      kind ? { ...item, submenu: entries(kind) } : item,
    ),
    footer: {
      ...navigation.footer,
      treatments: {
        ...navigation.footer?.treatments,
        links: entries("treatment").map(({ submenu: _, ...link }) => link),
      },
    },
  };
}
