import paths from "@clinic/content/dist/en/paths.json" with { type: "json" };
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { pathOf } from "@clinic/content/paths";
import { type DocumentDefinition, documents } from "@clinic/content/schemas";
import type { Page } from "../src/api.ts";
import { definitionOf, formatFor } from "../src/record-file.ts";

/** Pages that show records without a page of their own. */
const pageOf: Record<string, string> = {
  "support-staff": "/about-us",
  testimonials: "/testimonials",
  "video-testimonials": "/testimonials",
  videos: "/testimonials",
  smiles: "/patient-gallery",
  gallery: "/gallery",
  awards: "/awards",
  technology: "/technology",
  newsletters: "/newsletter",
};

/** The site has routes for the pages that there were when it was started. */
const routes = new Set<string | undefined>(paths.map(({ path }) => path));

/** Every page that a link can lead to. */
export function listPages(folder: string): Page[] {
  const documentPages = Object.values<DocumentDefinition>(documents.pages).flatMap(({ path, label }) =>
    path ? [{ path, title: label }] : [],
  );
  const recordPages = loadContent(folder).sources.flatMap(({ kind, value }) => {
    const path = pathOf(kind, value);
    return path ? [{ path, title: String(value.name ?? value.title) }] : [];
  });
  return [...documentPages, ...recordPages];
}

/** The page that shows a draft, and the content it needs. A draft without a route replaces a record of its kind. */
export function pageFor(folder: string, file: string, text: string): { page: string; drafts: Drafts } {
  const drafts = new Map<string, string | null>([[file, text]]);
  const { kind, format, document } = definitionOf(file);
  const { fromFile, toFile } = formatFor(format);
  const draft = fromFile(text);
  const own = pathOf(kind, draft);
  if (!own) return { page: document?.path ?? pageOf[kind] ?? "/", drafts };
  if (routes.has(own)) return { page: own, drafts };

  const known = loadContent(folder).sources.filter((source) => routes.has(pathOf(source.kind, source.value)));
  const alike = known.filter((source) => source.kind === kind && source.value.kind === draft.kind);
  const standIn = alike.find((source) => source.file === file) ?? alike[0];
  if (!standIn) return { page: "/", drafts };
  const { slug, path } = standIn.value;
  const shown = { ...draft, slug, path };
  drafts.set(standIn.file, null).set(file, toFile(shown));
  return { page: pathOf(kind, shown) ?? "/", drafts };
}
