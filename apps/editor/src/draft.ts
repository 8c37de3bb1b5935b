import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { extensionOf } from "./configuration/create-configuration.ts";
import { definitionOf, formatFor, formerAddresses } from "./record-file.ts";

/** A record in a form, as an Immutable map from Decap. */
export interface DraftEntry {
  get(name: "collection" | "slug" | "path" | "raw"): string;
  get(name: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
}

/** The form's values. */
export function recordOf(entry: DraftEntry): Record<string, unknown> {
  return toPlain(entry.getIn(["data"])) as Record<string, unknown>;
}

/** Path of the file that a form is about, without a name while the record is new. */
export function pathOf(entry: DraftEntry | { collection: string; slug: string; path: string }): string {
  const { collection, slug, path } = toPlain(entry) as { collection: string; slug: string; path: string };
  const name = `${slug}.${extensionOf(collection)}`;
  return path.replace(/^.*?(?=data\/)/, "") || `data/${collection}/${DEFAULT_LANGUAGE}/${name}`;
}

/** The file as it would be saved, but for its layout. */
export function fileOf(entry: DraftEntry): { path: string; text: string } {
  const record = recordOf(entry);
  const path = pathOf(entry).replace(/(?<=\/)(?=\.)/, String(record.slug || "new"));
  // As saving will keep them: the file has the name of the first address.
  if (record.slug) record.previously = formerAddresses(record, { ...record, slug: definitionOf(path).name });
  return { path, text: formatFor(extensionOf(entry.get("collection"))).toFile(record) };
}

/** Without Immutable's collections, which Decap mixes with plain values. */
export function toPlain(value: unknown): unknown {
  const immutable = value as { toJS?(): unknown } | null | undefined;
  return immutable?.toJS ? immutable.toJS() : value;
}
