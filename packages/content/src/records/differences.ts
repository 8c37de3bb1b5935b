import type { z } from "zod";
import { type OpeningHours, type Weekday, weekdays, writtenHours } from "../branches/hours.ts";
import { labelOf, toSentenceCase } from "./describe-field.ts";
import { fieldAt, fieldOf, isObject, mapFields, withoutEmptyFields } from "./fields.ts";
import { isSame } from "./rewrite.ts";
import { tidied } from "./tidy.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A field that two versions of a record have with different values. Lists count as one field. */
export interface Difference {
  /** `"banner.alt"` */
  path: string;
  /** "Banner › Alternative text" */
  label: string;
  before: unknown;
  after: unknown;
  /** Both as the form shows them. */
  inWords: readonly [before: unknown, after: unknown];
}

const titleIn = (_kind: string, slug: string) => toSentenceCase(slug);

/** @param nameOf - What people call a record that another refers to. */
export function differencesOf(schema: z.ZodObject, before: Fields, after: Fields, nameOf = titleIn) {
  const words = (path: string, value: unknown) => inWords(schema, path, value, nameOf);
  const compare = (one: Fields, other: Fields, around: string): Difference[] =>
    Object.keys({ ...one, ...other }).flatMap((name) => {
      const path = around + name;
      const [then, now] = [one[name], other[name]];
      if (isSame(then, now)) return [];
      if (isObject(then ?? now) && isObject(now ?? then))
        return compare((then ?? {}) as Fields, (now ?? {}) as Fields, `${path}.`);
      const label = labelsOf(schema, path);
      return [{ path, label, before: then, after: now, inWords: [words(path, then), words(path, now)] }];
    });
  const full = (record: Fields) => withoutEmptyFields(schema, tidied(schema, record)) as Fields;
  return compare(full(before), full(after), "");
}

/** A field's value as the form shows it. */
export function inWords(schema: z.ZodObject, path: string, value: unknown, nameOf = titleIn): unknown {
  const field = fieldAt(schema, path.split("."));
  if (!field || value === undefined) return value;
  return mapFields(field.schema, value, ({ element, meta, schema: { type } }, words, stored) => {
    const written = (day: Weekday) => writtenHours(stored as OpeningHours["hours"], day) || "closed";
    if (element && fieldOf(element).shape?.opens)
      return weekdays.map((day) => `${toSentenceCase(day)}: ${written(day)}`);
    if (meta.reference) return nameOf(meta.reference, String(words));
    return type === "enum" ? toSentenceCase(String(words)) : words;
  });
}

export function labelsOf(schema: z.ZodObject, path: string): string {
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

/** A difference in words: what has come into a list and gone from it, or the passage in which two values differ. */
export function linesOf({ label, inWords: [before, after] }: Difference): string[] {
  const instead = (now: unknown, then: unknown) =>
    `${label}: ${passageOf(now, then).join("")} instead of ${passageOf(then, now).join("")}`;
  if (!Array.isArray(before) || !Array.isArray(after)) return [instead(after, before)];
  const [then, now] = [before.map(textOf), after.map(textOf)];
  const gone = then.filter((entry) => !now.includes(entry));
  const added = now.filter((entry) => !then.includes(entry));
  if (gone.length + added.length === 0) return [`${label}: in another order`];
  if (gone.length === added.length) return added.map((entry, index) => instead(entry, gone[index]));
  return [
    ...gone.map((entry) => `${label}: without “${entry}”`),
    ...added.map((entry) => `${label}: new “${entry}”`),
  ];
}

/** Words around a passage that differs. */
const AROUND = 4;

/** What differs in a value, in words, from another, between some words around it. */
export function passageOf(value: unknown, other: unknown): [before: string, passage: string, after: string] {
  if (textOf(value) === NOTHING) return ["", NOTHING, ""];
  const [words, others] = [textOf(value).split(/(?<=\s)/), textOf(other).split(/(?<=\s)/)];
  const shorter = Math.min(words.length, others.length);
  let [start, end] = [0, 0];
  while (start < shorter && words[start] === others[start]) start++;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  const [from, to] = [Math.max(0, start - AROUND), Math.min(words.length, words.length - end + AROUND)];
  const part = (first: number, last: number) => words.slice(first, last).join("");
  const after = part(words.length - end, to).trimEnd() + (to < words.length ? " …" : "");
  return [`“${from > 0 ? "… " : ""}${part(from, start)}`, part(start, words.length - end), `${after}”`];
}

const NOTHING = "nothing";

/** A value in words, in one line. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(", ") || NOTHING;
  return isObject(value) ? Object.values(value).map(textOf).join(" · ") : String(value ?? "") || NOTHING;
}
