import type { z } from "zod";
import { labelOf, toSentenceCase } from "./describe-field.ts";
import { fieldAt, withoutEmptyFields } from "./fields.ts";
import { isSame } from "./rewrite.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A field that two versions of a record have with different values. Lists count as one field. */
export interface Difference {
  /** `"banner.alt"` */
  path: string;
  /** "Banner › Alternative text" */
  label: string;
  before: unknown;
  after: unknown;
}

export function differencesOf(schema: z.ZodObject, before: Fields, after: Fields): Difference[] {
  const compare = (one: Fields, other: Fields, around: string): Difference[] =>
    Object.keys({ ...one, ...other }).flatMap((name) => {
      const path = around + name;
      const [then, now] = [one[name], other[name]];
      if (isSame(then, now)) return [];
      if (isFields(then ?? now) && isFields(now ?? then))
        return compare((then ?? {}) as Fields, (now ?? {}) as Fields, `${path}.`);
      return [{ path, label: labelsOf(schema, path), before: then, after: now }];
    });
  const full = (record: Fields) => withoutEmptyFields(schema, record) as Fields;
  return compare(full(before), full(after), "");
}

function labelsOf(schema: z.ZodObject, path: string): string {
  const names = path.split(".").map((name, index, all) => {
    const field = fieldAt(schema, all.slice(0, index + 1));
    return field ? labelOf(name, field) : toSentenceCase(name);
  });
  return names.join(" › ");
}

/** A copy of a record with another value in one field. */
export function withValue(record: Fields, path: string, value: unknown): Fields {
  const [, name = path, rest] = /^(.*?)\.(.*)$/.exec(path) ?? [];
  return { ...record, [name]: rest ? withValue((record[name] ?? {}) as Fields, rest, value) : value };
}

/** A difference in words: what has come into a list and gone from it, or both values. */
export function linesOf({ label, before, after }: Difference): string[] {
  const quote = (value: unknown) => (value === undefined ? "nothing" : `“${textOf(value)}”`);
  if (!Array.isArray(before) || !Array.isArray(after))
    return [`${label}: ${quote(after)} instead of ${quote(before)}`];
  const [then, now] = [before.map(textOf), after.map(textOf)];
  const gone = then.filter((entry) => !now.includes(entry)).map((entry) => `${label}: without “${entry}”`);
  const added = now.filter((entry) => !then.includes(entry)).map((entry) => `${label}: new “${entry}”`);
  return gone.length + added.length > 0 ? [...gone, ...added] : [`${label}: in another order`];
}

/** A value for people to read, an entry a line. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n") || "nothing";
  return isFields(value) ? Object.values(value).map(textOf).join(" · ") : String(value ?? "") || "nothing";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
