import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import type { Fields } from "@clinic/content/records/differences";
import { definitionOf, extensionOf, formatFor, writeInto } from "./record-file.ts";

/** A record in a form, as an Immutable map from Decap. */
export interface DraftEntry {
  get(name: "collection" | "slug" | "path" | "raw"): string;
  get(name: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
}

/** The form's values. */
export const recordOf = (entry: DraftEntry) => toPlain(entry.getIn(["data"])) as Fields;

/** Path of the file that a form is about, without a name while the record is new. */
export function pathOf(entry: DraftEntry | { collection: string; slug: string; path: string }): string {
  const { collection, slug, path } = toPlain(entry) as { collection: string; slug: string; path: string };
  const name = `${slug}.${extensionOf(collection)}`;
  return path || `data/${collection}/${DEFAULT_LANGUAGE}/${name}`;
}

/** The file as it would be saved. */
export function fileOf(entry: DraftEntry): { path: string; text: string } {
  const record = recordOf(entry);
  const path = pathOf(entry).replace(/(?<=\/)(?=\.)/, String(record.slug || "new"));
  const { toFile } = formatFor(definitionOf(path).format);
  return { path, text: writeInto(path, entry.get("raw"), toFile(record)) };
}

/** The last part of an address, or a path of such parts: `"dr-asha-rao"` for "Dr Asha Rao". */
export function addressOf(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9/\s-]/g, "");
  return letters.replaceAll(/[\s-]+/g, "-").replaceAll(/^-|-$|-(?=\/)|(?<=\/)-/g, "");
}

/** Without Immutable's collections, which Decap mixes with plain values. */
export function toPlain(value: unknown): unknown {
  const immutable = value as { toJS?(): unknown } | null | undefined;
  return immutable?.toJS ? immutable.toJS() : value;
}
