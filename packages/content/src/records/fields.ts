import { type GlobalMeta, z } from "zod";

/** A path into a record: names of fields, and positions in lists. */
export type FieldPath = readonly (string | number)[];

/** A field of a schema, without the wrappers that make it optional. */
export interface Field {
  schema: z.ZodType;
  /** The fields of a group. */
  shape?: Readonly<Record<string, z.ZodType>>;
  /** The entries of a list. */
  element?: z.ZodType;
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
  if (schema instanceof z.ZodObject) return { schema, shape: schema.shape, meta, optional: false };
  if (schema instanceof z.ZodArray)
    return { schema, element: schema.element as z.ZodType, meta, optional: false };
  if (!(schema instanceof z.ZodOptional)) return { schema, meta, optional: false };
  const inner = fieldOf(schema.unwrap() as z.ZodType);
  return { ...inner, meta: { ...inner.meta, ...meta }, optional: true };
}

/** The schema of a part of a field: of a group by its name, of a list by its position. */
const schemaOfPart = ({ shape, element }: Field, part: string | number): z.ZodType | undefined =>
  shape ? shape[part] : element;

/** The field at a path, as far as the schema knows it. */
export function fieldAt(schema: z.ZodType, path: FieldPath): Field | undefined {
  return path.reduce<Field | undefined>((field, part) => {
    const inner = field && schemaOfPart(field, part);
    return inner && fieldOf(inner);
  }, fieldOf(schema));
}

/** Calls `visit` for each field of a record that has a value, the outer before the inner, unless it returned `false`. */
export function visitFields(
  schema: z.ZodType,
  value: unknown,
  visit: (field: Field, value: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): void {
  const field = fieldOf(schema);
  if (value === undefined || visit(field, value, path) === false) return;
  for (const [part, inner] of entriesOf(value)) {
    const innerSchema = schemaOfPart(field, part);
    if (innerSchema) visitFields(innerSchema, inner, visit, [...path, part]);
  }
}

/**
 * A copy of a value with each field replaced by what `change` makes of it, the inner before the outer: `undefined` leaves
 * it out. What the schema doesn't know stays.
 *
 * @param change - gets a field's value with its inner fields changed, and as it was
 */
export function mapFields<Value>(
  schema: z.ZodType,
  value: Value,
  change: (field: Field, value: unknown, before: unknown) => unknown,
): Value {
  const field = fieldOf(schema);
  const parts = entriesOf(value)
    .map(([part, inner]): [string | number, unknown] => {
      const innerSchema = schemaOfPart(field, part);
      return [part, innerSchema ? mapFields(innerSchema, inner, change) : inner];
    })
    .filter(([, inner]) => inner !== undefined);
  if (Array.isArray(value))
    return change(
      field,
      parts.map(([, inner]) => inner),
      value,
    ) as Value;
  return change(field, isObject(value) ? Object.fromEntries(parts) : value, value) as Value;
}

/** A copy of a record without empty optional fields, which forms write as empty texts and lists. */
export function withoutEmptyFields(schema: z.ZodType, value: unknown): unknown {
  return mapFields(schema, value, ({ optional }, inner) => (optional && isEmpty(inner) ? undefined : inner));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isObject(value) ? Object.entries(value) : [];
}
