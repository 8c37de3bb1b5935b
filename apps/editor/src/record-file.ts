import type { Fields } from "@clinic/content/records/differences";
import { withoutEmptyFields } from "@clinic/content/records/fields";
import { parseMarkdown, parseYaml } from "@clinic/content/records/parse";
import { rewriteMarkdown, rewriteYaml } from "@clinic/content/records/rewrite";
import { tidied } from "@clinic/content/records/tidy";
import {
  type CollectionDefinition,
  collections,
  type DocumentDefinition,
  documents,
} from "@clinic/content/schemas";

const collectionOf = (kind: string) => (collections as Record<string, CollectionDefinition>)[kind];

export const extensionOf = (kind: string) => collectionOf(kind)?.format ?? "yaml";

/** What the schemas say about a file: `data/treatments/en/root-canal.yaml` holds the treatment "root-canal". */
export function definitionOf(path: string) {
  const [, kind = "", name = "", format = ""] = /data\/([^/]+)\/[^/]+\/([^/]+)\.(\w+)$/.exec(path) ?? [];
  const collection = collectionOf(kind);
  const document = (documents as Record<string, Record<string, DocumentDefinition>>)[kind]?.[name];
  return { kind, name, format, collection, document, schema: (collection ?? document)?.schema };
}

/** What people call a record: "Dentist “Dr Asha Rao”". */
export function titleOf(path: string, record: Fields): string {
  const { name, collection, document } = definitionOf(path);
  return document?.label ?? `${collection?.labelSingular} “${record[collection?.title ?? ""] ?? name}”`;
}

export const parse = (extension: string, text: string) =>
  extension === "md" ? parseMarkdown(text) : parseYaml(text);

/**
 * How Decap reads a file, and the draft that it hands on when it saves. It doesn't tell a format which file it writes,
 * so a draft is in the file's format, but not in its layout: see {@link writeInto}.
 */
export function formatFor(extension: string) {
  return {
    fromFile(text: string): Fields {
      const { value, problem } = parse(extension, text);
      if (problem) throw new Error(`Line ${problem.line}: ${problem.problem}. ${problem.remedy}.`);
      return value;
    },
    toFile({ body, ...fields }: Fields) {
      return extension === "md"
        ? `---\n${JSON.stringify(fields)}\n---\n${body ?? ""}`
        : JSON.stringify({ ...fields, body });
    },
  };
}

/**
 * Writes a draft into the file it came from, so that only the lines of edited fields change. The former address of a
 * renamed record is kept, and old links go on working.
 */
export function writeInto(path: string, before: string, draft: string): string {
  const { schema, format } = definitionOf(path);
  if (!schema) throw new Error(`There is no form for ${path}.`);
  const { fromFile } = formatFor(format);
  const edited = withoutEmptyFields(schema, tidied(schema, fromFile(draft))) as Fields;
  const previously = formerAddresses(edited, before ? fromFile(before) : {});
  const record = previously ? { ...edited, previously } : edited;
  const names = Object.keys(schema.shape);
  return format === "md"
    ? rewriteMarkdown(before, { body: "", ...record }, names)
    : rewriteYaml(before, record, names);
}

/** Every other address that a record has had, if any. */
function formerAddresses(record: Fields, { slug, previously }: Fields): unknown[] | undefined {
  const names = [previously ?? [], slug ?? []].flat().filter((name) => name !== record.slug);
  return names.length > 0 ? [...new Set(names)] : undefined;
}
