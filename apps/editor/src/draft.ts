import { collections, DEFAULT_LANGUAGE, documents } from "@clinic/content/schemas";
import type { z } from "zod";
import { extensionOf, formatOf } from "./configuration/formats.ts";

/** A record in a form, as an Immutable map from Decap. */
export interface DraftEntry {
  get(name: "collection" | "slug" | "path"): string;
  get(name: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
  setIn(path: readonly string[], value: unknown): DraftEntry;
}

/** The form's values. */
export function recordOf(entry: DraftEntry): Record<string, unknown> {
  return (entry.getIn(["data"]) as { toJS(): Record<string, unknown> }).toJS();
}

/** The file as saving would write it. */
export function fileOf(entry: DraftEntry): { path: string; text: string } {
  const kind = entry.get("collection");
  const record = recordOf(entry);
  const path = entry.get("newRecord")
    ? `data/${kind}/${DEFAULT_LANGUAGE}/${record.slug || "new"}.${extensionOf(kind)}`
    : entry.get("path").replace(/^.*?(?=data\/)/, "");
  return { path, text: formatOf(kind).toFile(record) };
}

export function schemaFor(kind: string, name: string): z.ZodObject {
  if (kind in collections) return collections[kind as keyof typeof collections].schema;
  const files: Record<string, { schema: z.ZodObject }> = documents[kind as keyof typeof documents];
  const document = files[name];
  if (!document) throw new Error(`There is no form for ${kind}/${name}.`);
  return document.schema;
}
