import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import type { Fields } from "@clinic/content/records/differences";
import { parse } from "@clinic/content/records/parse";
import { rewriteFile } from "@clinic/content/records/rewrite";
import { definitionOf, titleOf } from "@clinic/content/schemas";

/** A record in a form, as an Immutable map from Decap. */
export interface DraftEntry {
  get(name: "collection" | "slug" | "path" | "raw" | "label"): string;
  get(name: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
}

export const recordOf = (entry: DraftEntry) => toPlain(entry.getIn(["data"])) as Fields;

/** What people call it: "Kurla: hours and phones" where the form has a name of its own. */
export const formName = (entry: DraftEntry) => entry.get("label") || titleOf(pathOf(entry), recordOf(entry));

/** Path of the file that a form is about, without a name while the record is new. */
export function pathOf(entry: DraftEntry | { collection: string; slug: string; path: string }): string {
  const { collection, slug, path } = toPlain(entry) as { collection: string; slug: string; path: string };
  const file = `data/${collection}/${DEFAULT_LANGUAGE}/${slug}.`;
  return path || file + definitionOf(`${file}yaml`).format;
}

export function fileOf(entry: DraftEntry): { path: string; text: string } {
  const record = recordOf(entry);
  const path = pathOf(entry).replace(/(?<=\/)(?=\.)/, String(record.slug || "new"));
  return { path, text: rewriteFile(path, entry.get("raw") ?? "", record) };
}

/** How Decap reads a file, and the draft that it hands on when it saves: only the store knows the file, and its layout. */
export function formatFor(format: string) {
  return {
    fromFile(text: string): Fields {
      const { value, problem } = parse(format, text);
      if (problem) throw new Error(`Line ${problem.line}: ${problem.problem}. ${problem.remedy}.`);
      return value;
    },
    toFile: (record: Fields) => JSON.stringify(record),
  };
}

/** Without Immutable's collections, which Decap mixes with plain values. */
export function toPlain(value: unknown): unknown {
  const immutable = value as { toJS?(): unknown } | null | undefined;
  return immutable?.toJS ? immutable.toJS() : value;
}
