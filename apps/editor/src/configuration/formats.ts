import { withoutEmptyFields } from "@clinic/content/records/fields";
import { parseMarkdown, parseYaml } from "@clinic/content/records/parse";
import { rewriteMarkdown, rewriteYaml } from "@clinic/content/records/rewrite";
import { type CollectionDefinition, collections, documents } from "@clinic/content/schemas";
import type { z } from "zod";

type Fields = Record<string, unknown>;

/** Reads and writes records in the content's own format, so that saving changes only what was edited. */
export function createFormat(schemas: readonly z.ZodObject[], extension: string) {
  // Decap says neither which file it reads nor which it writes.
  const files = new Map<string, Fields>();
  return {
    fromFile(text: string) {
      const { value, problem } = extension === "md" ? parseMarkdown(text) : parseYaml(text);
      if (problem) throw new Error(`Line ${problem.line}: ${problem.problem}. ${problem.remedy}.`);
      files.set(text, value);
      return value;
    },
    toFile(value: Fields) {
      const schema = schemaOf(schemas, value);
      const record = withoutEmptyFields(schema, value) as Fields;
      const before = mostAlike(files, record);
      const names = Object.keys(schema.shape);
      return extension === "md"
        ? rewriteMarkdown(before, { body: "", ...record }, names)
        : rewriteYaml(before, record, names);
    },
  };
}

const formats = new Map<string, ReturnType<typeof createFormat>>();

/** The format of the files of a collection, or of a folder of documents. */
export function formatOf(kind: string) {
  const known = formats.get(kind) ?? createFormat(schemasOf(kind), extensionOf(kind));
  formats.set(kind, known);
  return known;
}

export function extensionOf(kind: string) {
  return (collections as Record<string, CollectionDefinition>)[kind]?.format ?? "yaml";
}

function schemasOf(kind: string): z.ZodObject[] {
  const collection = (collections as Record<string, CollectionDefinition>)[kind];
  if (collection) return [collection.schema];
  return Object.values(documents[kind as keyof typeof documents]).map(({ schema }) => schema);
}

/** The file that a record came from: the one with its address, if it has one, and the most fields in common. */
function mostAlike(files: ReadonlyMap<string, Fields>, record: Fields): string {
  const { slug, previously } = record;
  const slugs = [slug, ...(Array.isArray(previously) ? previously : [])];
  let found = { text: "", common: 0 };
  for (const [text, value] of files) {
    if (!slugs.includes(value.slug)) continue;
    const same = ([name, inner]: [string, unknown]) => JSON.stringify(inner) === JSON.stringify(record[name]);
    const common = Object.entries(value).filter(same).length;
    if (common >= found.common) found = { text, common };
  }
  return found.text;
}

/** The schema with the fewest fields that has all of the record's. */
function schemaOf(schemas: readonly z.ZodObject[], value: Fields): z.ZodObject {
  const surplus = ({ shape }: z.ZodObject) => Object.keys(shape).filter((name) => !(name in value)).length;
  const missing = ({ shape }: z.ZodObject) => Object.keys(value).filter((name) => !(name in shape)).length;
  const [best] = [...schemas].sort((a, b) => missing(a) - missing(b) || surplus(a) - surplus(b));
  if (!best) throw new Error("There is no schema for this record.");
  return best;
}
