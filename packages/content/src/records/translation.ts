import type { z } from "zod";
import { type Field, type FieldPath, fieldOf, mapFields, visitFields } from "./fields.ts";

/** Whether a field, or a field within it, holds text in a language. */
export function holdsText(schema: z.ZodType): boolean {
  return leavesOf(schema).some(({ meta }) => meta.translated);
}

/** Whether a field, or a field within it, is the same in every language. */
export function holdsFacts(schema: z.ZodType): boolean {
  return leavesOf(schema).some(({ meta }) => !meta.translated);
}

/** The fields within a field that hold a value, and those that are translated as a whole. */
function leavesOf(schema: z.ZodType): Field[] {
  const field = fieldOf(schema);
  const parts = field.meta.translated ? [] : partsOf(field);
  return parts.length > 0 ? parts.flatMap(([, part]) => leavesOf(part)) : [field];
}

const partsOf = ({ shape, element }: Field): [name: string, z.ZodType][] =>
  element ? [["", element]] : Object.entries(shape ?? {});

/**
 * A record in another language: its texts, and the facts of the default language. Lists of texts may have any length; in
 * a list that also holds facts, entries are matched to those of the default language by position, and one that has been
 * added there stays in its words until it is translated: nobody who adds a holiday has to know every language.
 */
export function translate(schema: z.ZodType, facts: unknown, texts: unknown): unknown {
  if (!holdsText(schema)) return facts;
  if (!holdsFacts(schema)) return texts;
  // An optional part that the record doesn't have.
  if (facts === undefined) return undefined;
  const translated = Object(texts ?? {});
  const parts = partsOf(fieldOf(schema));
  if (Array.isArray(facts)) {
    return facts.map((item, index) =>
      index in translated ? translate(parts[0]?.[1] ?? schema, item, translated[index]) : item,
    );
  }
  const known = facts as Record<string, unknown>;
  return Object.fromEntries(
    parts.flatMap(([name, part]) => {
      const value = translate(part, known[name], translated[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * A record without references to records that its language lacks: lists and optional fields leave them out. A field that
 * can't do without stays as it was, of a list its first entry, so that whoever reads it learns what is missing.
 *
 * @param has - whether the language has a record of a collection
 */
export function withoutMissing<Value extends object>(
  schema: z.ZodObject,
  record: Value,
  has: (collection: string, slug: string) => boolean,
): Value {
  const entries = Object.entries(record).flatMap(([name, value]) => {
    const part = schema.shape[name] as z.ZodType | undefined;
    const kept = part ? without(part, value, has) : value;
    if (kept === undefined && part && fieldOf(part).optional) return [];
    return [[name, kept ?? (Array.isArray(value) ? value.slice(0, 1) : value)]];
  });
  return Object.fromEntries(entries);
}

/** `undefined` where something is left that can't do without: an entry without its record, a list that would be empty. */
function without(schema: z.ZodType, value: unknown, has: Parameters<typeof withoutMissing>[2]): unknown {
  return mapFields(schema, value, (field, kept, before) => {
    const { reference } = field.meta;
    if (typeof kept === "string") return reference && !has(reference, kept) ? undefined : kept;
    const isLeftOut = (name: string) =>
      Object(before)[name] !== undefined && Object(kept)[name] === undefined;
    const lacks = Array.isArray(kept)
      ? kept.length === 0 &&
        Object(before).length > 0 &&
        (field.optional || !field.schema.safeParse([]).success)
      : partsOf(field).some(([name, part]) => !fieldOf(part).optional && isLeftOut(name));
    return lacks ? undefined : kept;
  });
}

/** Facts in a translation, which belong only in the file of the default language. */
export function factsIn(schema: z.ZodType, texts: unknown): FieldPath[] {
  const facts: FieldPath[] = [];
  visitFields(schema, texts, (field, _, path) => {
    if (holdsText(field.schema) || field.meta.translated) return true;
    facts.push(path);
    return false;
  });
  return facts;
}
