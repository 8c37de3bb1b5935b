import { writeContent } from "@clinic/content/build/write-content";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { pagePaths, pathOf } from "@clinic/content/paths";
import { definitionOf, formatFor } from "../src/record-file.ts";
import { droppedFiles } from "./pictures.ts";

/** Pages that show records without a page of their own. */
const pageOf: Record<string, string> = {
  ...pagePaths,
  "support-staff": pagePaths.about,
  "video-testimonials": pagePaths.testimonials,
  videos: pagePaths.testimonials,
  smiles: pagePaths["patient-gallery"],
  newsletters: pagePaths.newsletter,
};

/**
 * The page that shows a draft, and the content it needs. A draft without a route replaces a record of its kind.
 *
 * @param routes - The pages that there were when the site was started.
 */
export function pageFor(folder: string, routes: ReadonlySet<string | undefined>, file: string, text: string) {
  const drafts = new Map<string, string | null>([[file, text]]);
  const { kind, name, format } = definitionOf(file);
  const { fromFile, toFile } = formatFor(format);
  const draft = fromFile(text);
  const own = pathOf(kind, draft, name);
  if (!own) return { page: pageOf[kind] ?? "/", drafts };
  if (kind === "pages" || routes.has(own)) return { page: own, drafts };

  const alike = loadContent(folder).sources.filter(
    ({ kind: other, value }) =>
      other === kind && value.kind === draft.kind && routes.has(pathOf(kind, value)),
  );
  const standIn = alike.find((source) => source.file === file) ?? alike[0];
  if (!standIn) return { page: "/", drafts };
  const { slug, path } = standIn.value;
  const shown = { ...draft, slug, path };
  drafts.set(standIn.file, null).set(file, toFile(shown));
  return { page: pathOf(kind, shown) ?? "/", drafts };
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
