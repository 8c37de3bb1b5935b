import { writeContent } from "@clinic/content/build/write-content";
import { DEFAULT_LANGUAGE, type Language, languages, pathIn } from "@clinic/content/languages";
import { type Content, loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { fingerprint, marked, originalOf } from "@clinic/content/load/translation-of";
import { listPaths, pathOf } from "@clinic/content/paths";
import { holdsText } from "@clinic/content/records/translation";
import { definitionOf } from "@clinic/content/schemas";
import { formatFor } from "../src/record-file.ts";
import { droppedFiles } from "./pictures.ts";

/** A page of the site, to link to, and the record that it shows. */
export type Page = ReturnType<typeof listPages>[number];

export function listPages(folder: string) {
  return loadContent(folder).sources.flatMap(({ file, kind, name, language, value }) => {
    const path = language === DEFAULT_LANGUAGE && pathOf(kind, value, name);
    const { label, title } = definitionOf(file);
    return path ? [{ path, title: String(title ? value[title] : label), kind, slug: name, file }] : [];
  });
}

/** The forms of a record in the other languages, whether those are missing or older than the English, and of its hub. */
export function listRelated(content: Content, path: string) {
  const { kind, name, language: shown, schema } = definitionOf(path);
  const records = content.sources.filter((each) => each.kind === kind && each.name === name);
  const original = originalOf(content, { kind, name });
  if (!original || !schema || !holdsText(schema)) return [];
  const hubs = content.sources.flatMap(({ kind: hubKind, language, name: hub, value }) =>
    hubKind === kind && language === shown && [value.children].flat().includes(name)
      ? [{ href: `#/collections/${kind}/entries/${hub}`, label: `Belongs under ${value.name}` }]
      : [],
  );
  const inLanguages = Object.entries(languages).flatMap(([language, { name: label }]) => {
    const isTranslation = language !== DEFAULT_LANGUAGE;
    const collection = isTranslation ? `${kind}-${language}` : kind;
    const href = `#/collections/${collection}/entries/${name}`;
    const translation = records.find((each) => each.language === language)?.translation;
    const isNew = translation?.translationOf === fingerprint(original);
    const state = !isTranslation || isNew ? "" : translation ? " (older than the English)" : " (missing)";
    return language === shown ? [] : [{ href, label: label + state }];
  });
  return [...hubs, ...inLanguages];
}

/** What is written into a file: into a translation also which English texts it has. */
export function finished(folder: string, path: string, text: string): string {
  const definition = definitionOf(path);
  const original = definition.language !== DEFAULT_LANGUAGE && originalOf(loadContent(folder), definition);
  return original ? marked(text, original) : text;
}

/** The page that shows a draft: its own, in its language if that is among the routes, or one that lists it. A new one isn't yet. */
export function pageFor(folder: string, routes: ReadonlySet<string>, file: string, text: string): string {
  const { kind, name, language, format } = definitionOf(file);
  const original = language !== DEFAULT_LANGUAGE && originalOf(loadContent(folder), { kind, name });
  const own = pathOf(kind, original ? original.value : formatFor(format).fromFile(text), name) ?? "";
  const pages = [pathIn(language as Language, own), own, listPaths[kind] ?? ""];
  return pages.find((path) => routes.has(path)) ?? (own ? "/admin/new-page.html" : "/");
}

/** Builds content for the site in development, which reads `dist`: with the last drafts, however long those before take. */
export function draftContent(folder: string, dist: string) {
  let last: Drafts;
  let writing: Promise<unknown> = Promise.resolve();
  return async (drafts: Drafts): Promise<void> => {
    last = drafts;
    const build = async () =>
      drafts === last && writeContent(loadContent(folder, drafts, droppedFiles(folder)), dist);
    writing = writing.then(build, build);
    await writing;
  };
}
