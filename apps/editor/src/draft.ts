import { DEFAULT_LANGUAGE } from "@clinic/content/schemas";
import { extensionOf } from "./configuration/create-configuration.ts";
import { definitionOf, formatFor, formerAddresses } from "./record-file.ts";

/** A record in a form, as an Immutable map from Decap. */
export interface DraftEntry {
  get(name: "collection" | "slug" | "path"): string;
  get(name: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
}

/** The form's values. */
export function recordOf(entry: DraftEntry): Record<string, unknown> {
  return toPlain(entry.getIn(["data"])) as Record<string, unknown>;
}

/** The file as it would be saved, but for its layout. */
export function fileOf(entry: DraftEntry): { path: string; text: string } {
  const kind = entry.get("collection");
  const extension = extensionOf(kind);
  const record = recordOf(entry);
  const path = entry.get("newRecord")
    ? `data/${kind}/${DEFAULT_LANGUAGE}/${record.slug || "new"}.${extension}`
    : entry.get("path").replace(/^.*?(?=data\/)/, "");
  // As saving will keep them: the file has the name of the first address.
  if (record.slug) record.previously = formerAddresses(record, { ...record, slug: definitionOf(path).name });
  return { path, text: formatFor(extension).toFile(record) };
}

/** Without Immutable's collections, which Decap mixes with plain values. */
export function toPlain(value: unknown): unknown {
  const immutable = value as { toJS?(): unknown } | null | undefined;
  return immutable?.toJS ? immutable.toJS() : value;
}
