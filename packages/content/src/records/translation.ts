import { z } from "zod";
import { type Field, type FieldPath, fieldOf } from "./fields.ts";

/** Whether a field, or a field within it, holds text in a language. */
export function holdsText(schema: z.ZodType): boolean {
  const { schema: inner, meta } = fieldOf(schema);
  if (meta.translated) return true;
  return childrenOf(inner).some(([, child]) => holdsText(child));
}

/** Whether a field, or a field within it, is the same in every language. */
export function holdsFacts(schema: z.ZodType): boolean {
  const { schema: inner, meta } = fieldOf(schema);
  if (meta.translated) return false;
  const children = childrenOf(inner);
  return children.length === 0 || children.some(([, child]) => holdsFacts(child));
}

/**
 * A record in another language: its texts, and the facts of the default language. Lists of texts may have any length; in
 * a list that also holds facts, entries are matched to those of the default language by position.
 */
export function translate(schema: z.ZodType, facts: unknown, texts: unknown): unknown {
  const field = fieldOf(schema);
  if (!holdsText(schema)) return facts;
  if (!holdsFacts(schema)) return texts;
  // An optional part that the record doesn't have.
  if (facts === undefined) return undefined;
  if (Array.isArray(facts)) {
    const translated = Array.isArray(texts) ? texts : [];
    return facts.map((item, index) => translate(elementOf(field, index), item, translated[index]));
  }
  const known = facts as Record<string, unknown>;
  const translated = (texts ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    childrenOf(field.schema).flatMap(([key, child]) => {
      const value = translate(child, known[key], translated[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/**
 * A value without references to records that its language lacks: lists and optional fields leave them out. `undefined`
 * where something is left that can't do without: an entry without its record, a list that would be empty.
 *
 * @param has - whether the language has a record of a collection
 */
export function withoutMissing(
  schema: z.ZodType,
  value: unknown,
  has: (collection: string, slug: string) => boolean,
): unknown {
  const field = fieldOf(schema);
  const { reference } = field.meta;
  if (typeof value === "string") return reference && !has(reference, value) ? undefined : value;
  if (Array.isArray(value)) {
    const kept = value
      .map((item, index) => withoutMissing(elementOf(field, index), item, has))
      .filter((item) => item !== undefined);
    return kept.length > 0 || value.length === 0 ? kept : undefined;
  }
  if (typeof value !== "object" || value === null) return value;
  const kept = { ...value } as Record<string, unknown>;
  for (const [key, child] of childrenOf(field.schema)) {
    if (kept[key] === undefined) continue;
    kept[key] = withoutMissing(child, kept[key], has);
    if (kept[key] === undefined && !fieldOf(child).optional) return undefined;
  }
  return kept;
}

/** Facts in a translation, which belong only in the file of the default language. */
export function factsIn(schema: z.ZodType, texts: unknown, path: FieldPath = []): FieldPath[] {
  if (texts === undefined || texts === null) return [];
  if (!holdsText(schema)) return [path];
  const field = fieldOf(schema);
  if (Array.isArray(texts)) {
    return texts.flatMap((item, index) => factsIn(elementOf(field, index), item, [...path, index]));
  }
  if (typeof texts !== "object") return [];
  return childrenOf(field.schema).flatMap(([key, child]) =>
    factsIn(child, (texts as Record<string, unknown>)[key], [...path, key]),
  );
}

function elementOf({ schema }: Field, index: number): z.ZodType {
  if (schema instanceof z.ZodTuple) return schema.def.items[index] as z.ZodType;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
}

function childrenOf(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [["", schema.element as z.ZodType]];
  if (schema instanceof z.ZodRecord) return [["", schema.valueType as z.ZodType]];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => ["", item as z.ZodType]);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => childrenOf(fieldOf(option as z.ZodType).schema));
  }
  return [];
}
