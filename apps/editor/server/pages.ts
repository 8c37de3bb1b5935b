import { type Content, loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { pathOf } from "@clinic/content/paths";
import { type DocumentDefinition, documents } from "@clinic/content/schemas";
import type { Page } from "../src/api.ts";

/** Pages that show records without a page of their own. */
const pageOf: Record<string, string> = {
  dentists: "/about-us",
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

/**
 * The page that shows a draft, and the content it needs. A new page has no route while the site runs, so the draft
 * replaces another record of its kind.
 */
export function pageFor(folder: string, file: string, text: string): { page: string; drafts: Drafts } {
  const drafts = new Map<string, string | null>([[file, text]]);
  const content = loadContent(folder, drafts);
  const draft = sourceOf(content, file);
  if (!draft) return { page: "/", drafts };
  const known = loadContent(folder).sources.filter(({ kind }) => kind === draft.kind);
  const own = pathOf(draft.kind, draft.value);
  if (!own) {
    const document = (documents as Record<string, Record<string, DocumentDefinition>>)[draft.kind]?.[
      draft.name
    ];
    return { page: document?.path ?? pageOf[draft.kind] ?? "/", drafts };
  }
  if (known.some(({ kind, value }) => pathOf(kind, value) === own)) return { page: own, drafts };

  const standIn = known.find(({ value }) => value.kind === draft.value.kind) ?? known[0];
  if (!standIn) return { page: "/", drafts };
  drafts.set(file, text.replace(/^slug:.*$/m, `slug: ${standIn.value.slug}`));
  if (standIn.file !== file) drafts.set(standIn.file, null);
  return { page: pathOf(standIn.kind, standIn.value) ?? "/", drafts };
}

function sourceOf({ sources }: Content, file: string) {
  return sources.find((source) => source.file === file);
}
