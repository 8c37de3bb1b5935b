import { isMap, type Node, parseDocument } from "yaml";
import { definitionOf } from "../schemas.ts";
import type { Fields } from "./differences.ts";
import { isObject, withoutEmptyFields } from "./fields.ts";
import { formatYaml } from "./format.ts";
import { parse, parseMarkdown, parseYaml } from "./parse.ts";
import { tidied } from "./tidy.ts";

/**
 * Writes a record, as a form holds it, into its file. The former address of a renamed record is kept, and old links go on
 * working.
 *
 * @param path - Path of the file: `data/treatments/en/root-canal.yaml`.
 * @param before - The file, or an empty text.
 */
export function rewriteFile(path: string, before: string, record: Fields): string {
  const { schema, format } = definitionOf(path);
  if (!schema) throw new Error(`There is no form for ${path}.`);
  const names = Object.keys(schema.shape);
  const edited = withoutEmptyFields(schema, tidied(schema, record)) as Fields;
  const { slug, previously } = parse(format, before).value;
  const former = [previously ?? [], slug ?? []].flat().filter((name) => name !== edited.slug);
  const written = former.length > 0 ? { ...edited, previously: [...new Set(former)] } : edited;
  return format === "md"
    ? rewriteMarkdown(before, { body: "", ...written }, names)
    : rewriteYaml(before, written, names);
}

/**
 * Writes a record as YAML into the file that it came from: fields that haven't changed stay as someone wrote them.
 *
 * @param before - The file, or an empty text.
 * @param names - All fields in the order of the schema, for those that are new.
 */
export function rewriteYaml(before: string, record: Fields, names: readonly string[]): string {
  const { head, fields } = partsOf(before);
  const stored = parseYaml(before).value;
  const order = [...fields.keys()].filter((name) => record[name] !== undefined);
  for (const name of [...names, ...Object.keys(record)]) {
    if (record[name] === undefined || order.includes(name)) continue;
    const earlier = names.slice(0, Math.max(names.indexOf(name), 0));
    order.splice(order.findLastIndex((known) => earlier.includes(known)) + 1, 0, name);
  }
  const write = (name: string) => {
    const as = fields.get(name);
    if (as !== undefined && isSame(stored[name], record[name])) return as;
    return formatYaml({ [name]: inOrderOf(record[name], stored[name]) });
  };
  // Without fields there would be no record, and each of them be missing.
  return head + (order.map(write).join("") || "{}\n");
}

/** The same for a file with a long text below its fields. */
export function rewriteMarkdown(
  before: string,
  { body, ...fields }: Fields & { body: string },
  names: readonly string[],
): string {
  const [, matter = "", text = ""] =
    /^---\r?\n([\s\S]*?\r?\n)---[^\S\n]*(?:\n|$)([\s\S]*)$/.exec(before) ?? [];
  const head = rewriteYaml(matter, fields, names);
  const unchanged = text !== "" && parseMarkdown(before).value.body === body.trim();
  return `---\n${head}---\n${unchanged ? text : `\n${body.trim()}\n`}`;
}

/** What stands before the first field, and each field with its name and what follows it. */
function partsOf(text: string) {
  const { contents } = parseDocument(text);
  const pairs = isMap(contents) ? contents.items : [];
  const starts = pairs.map(({ key }) => (key as Node).range?.[0] ?? 0);
  const fields = pairs.map(({ key }, index): [string, string] => {
    const field = text.slice(starts[index], starts[index + 1]);
    return [String(key), field.endsWith("\n") ? field : `${field}\n`];
  });
  return { head: text.slice(0, starts[0] ?? 0), fields: new Map(fields) };
}

/** Whether two values are equal, in whatever order their fields are. */
export const isSame = (one: unknown, other: unknown) => written(one) === written(other);

/** A value as one text, whatever order its fields are in. */
export const written = (value: unknown) => JSON.stringify(value, sorted);

function sorted(_name: string, value: unknown) {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A value with its fields in the order of another: a form shuffles those of large records. */
function inOrderOf(value: unknown, model: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = Array.isArray(model) ? model : [];
    return value.map((entry, index) => inOrderOf(entry, entries[index] ?? entries[0]));
  }
  if (!isObject(value)) return value;
  const known = isObject(model) ? model : {};
  const names = new Set([...Object.keys(known).filter((name) => name in value), ...Object.keys(value)]);
  return Object.fromEntries([...names].map((name) => [name, inOrderOf(value[name], known[name])]));
}
