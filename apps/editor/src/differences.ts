import { withoutEmptyFields } from "@clinic/content/records/fields";
import { isSame } from "@clinic/content/records/rewrite";
import type { z } from "zod";
import { labelsOf } from "./configuration/form-field.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A field that two versions of a record have with different values. Lists count as one field. */
export interface Difference {
  path: readonly string[];
  label: string;
  before: unknown;
  after: unknown;
}

export function differencesOf(schema: z.ZodObject, before: Fields, after: Fields): Difference[] {
  const compare = (one: Fields, other: Fields, around: readonly string[]): Difference[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) => {
      const path = [...around, name];
      const [then, now] = [one[name], other[name]];
      if (isSame(then, now)) return [];
      if (isFields(then) && isFields(now)) return compare(then, now, path);
      return [{ path, label: labelsOf(path.join("."), schema), before: then, after: now }];
    });
  const [full, next] = [before, after].map((record) => withoutEmptyFields(schema, record) as Fields);
  return compare(full ?? {}, next ?? {}, []);
}

/** A copy of a record with another value in one field. */
export function withValue(record: Fields, [name = "", ...rest]: readonly string[], value: unknown): Fields {
  return {
    ...record,
    [name]: rest.length > 0 ? withValue((record[name] ?? {}) as Fields, rest, value) : value,
  };
}

/** A value for people to read, an entry a line. */
export function textOf(value: unknown): string {
  if (value === undefined || value === "") return "nothing";
  if (Array.isArray(value)) return value.map(textOf).join("\n") || "nothing";
  return isFields(value) ? Object.values(value).map(textOf).join(" · ") : String(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
