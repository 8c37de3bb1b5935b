import { writeContent } from "@clinic/content/build/write-content";
import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { listPaths, pathOf } from "@clinic/content/paths";
import { definitionOf } from "@clinic/content/schemas";
import type { Page } from "../src/api.ts";
import { formatFor } from "../src/record-file.ts";
import { droppedFiles } from "./pictures.ts";

/** Every page that a link can lead to. */
export function listPages(folder: string): Page[] {
  return loadContent(folder).sources.flatMap(({ file, kind, name, language, value }) => {
    const path = language === DEFAULT_LANGUAGE && pathOf(kind, value, name);
    const { label, title } = definitionOf(file);
    return path ? [{ path, title: String(title ? value[title] : label), kind, slug: name, file }] : [];
  });
}

/**
 * The page that shows a draft: its own, or one that lists it.
 *
 * @param routes - The pages that there were when the site was started.
 */
export function pageFor(routes: ReadonlySet<string>, file: string, text: string): string {
  const { kind, name, format } = definitionOf(file);
  const own = pathOf(kind, formatFor(format).fromFile(text), name) ?? "";
  return routes.has(own) ? own : (listPaths[kind] ?? "/");
}

/**
 * Builds the content of a folder for the site in development, with drafts replacing saved files.
 *
 * @param dist - Folder that the site reads.
 * @returns what shows drafts: always the last ones, however long it takes to build those before
 */
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
