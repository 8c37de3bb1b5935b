import { type GlobalMeta, z } from "zod";

/** A path into a record: names of fields, and positions in lists. */
export type FieldPath = readonly (string | number)[];

/** A field of a schema, without the wrappers that make it optional. */
export interface Field {
  schema: z.ZodType;
  meta: GlobalMeta;
  optional: boolean;
}

const fields = new WeakMap<z.ZodType, Field>();

/** What a field holds, and what its schema says about it. Kept, since every check asks it of every text. */
export function fieldOf(schema: z.ZodType): Field {
  const known = fields.get(schema);
  if (known) return known;
  const field = readField(schema);
  fields.set(schema, field);
  return field;
}

function readField(schema: z.ZodType): Field {
  const meta = { ...schema.meta() };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = fieldOf(schema.unwrap() as z.ZodType);
    return { ...inner, meta: { ...inner.meta, ...meta }, optional: true };
  }
  // What `required()` turns an optional field into.
  if (schema instanceof z.ZodNonOptional) {
    const inner = fieldOf(schema.unwrap() as z.ZodType);
    return { ...inner, meta: { ...inner.meta, ...meta }, optional: false };
  }
  return { schema, meta, optional: false };
}

/** The field at a path, as far as the schema knows it. */
export function fieldAt(schema: z.ZodType, path: FieldPath, value?: unknown): Field | undefined {
  let field = fieldOf(schema);
  let current = value;
  for (const part of path) {
    const inner = innerSchema(field.schema, part, current);
    if (!inner) return undefined;
    field = fieldOf(inner);
    current = (current as Record<string | number, unknown> | undefined)?.[part];
  }
  return field;
}

/** Calls `visit` for each field of a record that has a value, the outer before the inner. */
export function visitFields(
  schema: z.ZodType,
  value: unknown,
  visit: (field: Field, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  if (value === undefined) return;
  const field = fieldOf(schema);
  visit(field, value, path);
  for (const [part, inner] of entriesOf(value)) {
    const innerOfPart = innerSchema(field.schema, part, value);
    if (innerOfPart) visitFields(innerOfPart, inner, visit, [...path, part]);
  }
}

/** A copy of a record with each text replaced by the result of `change`. */
export function mapTexts<Value>(
  schema: z.ZodType,
  value: Value,
  change: (text: string, field: Field, path: FieldPath) => string,
  path: FieldPath = [],
): Value {
  const field = fieldOf(schema);
  if (typeof value === "string") return change(value, field, path) as Value;
  const map = (part: string | number, inner: unknown) => {
    const innerOfPart = innerSchema(field.schema, part, value);
    return innerOfPart ? mapTexts(innerOfPart, inner, change, [...path, part]) : inner;
  };
  if (Array.isArray(value)) return value.map((item, index) => map(index, item)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(key, inner)])) as Value;
}

/** A copy of a record without empty optional fields, which forms write as empty texts and lists. */
export function withoutEmptyFields(schema: z.ZodType, value: unknown): unknown {
  const field = fieldOf(schema);
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const inner = innerSchema(field.schema, index, value);
      return inner ? withoutEmptyFields(inner, item) : item;
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const innerOfKey = innerSchema(field.schema, key, value);
      if (!innerOfKey) return [[key, inner]];
      const full = withoutEmptyFields(innerOfKey, inner);
      return fieldOf(innerOfKey).optional && isEmpty(full) ? [] : [[key, full]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return isObject(value) ? Object.entries(value) : [];
}

function innerSchema(schema: z.ZodType, part: string | number, value: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[part];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(part)] as z.ZodType | undefined;
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    const chosen = options.find((option) => fits(option, value)) ?? options[0];
    return chosen && innerSchema(fieldOf(chosen).schema, part, value);
  }
  return undefined;
}

/** Whether the fields that distinguish the options of a union have the values of this one. */
function fits(option: z.ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject) || !isObject(value)) return false;
  return Object.entries(option.shape).every(
    ([key, inner]) => !(inner instanceof z.ZodLiteral) || inner.safeParse(value[key]).success,
  );
}
