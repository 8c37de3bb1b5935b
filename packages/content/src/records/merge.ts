import type { z } from "zod";
import { type OpeningHours, weekdays, withWrittenHours, writtenHours } from "../branches/hours.ts";
import { type Fields, inWords, labelsOf, textOf } from "./differences.ts";
import { fieldAt, fieldOf, isObject, withoutEmptyFields } from "./fields.ts";
import { isSame, written } from "./rewrite.ts";

/** What was there, and what two people have made of it. */
type Versions<Value = unknown> = readonly [base: Value, yours: Value, theirs: Value];

/** A field, an entry of a list or a paragraph that both have changed, each in another way. */
interface Conflict {
  id: string;
  /** "Holidays: 2026-12-25 · Christmas Day" */
  label: string;
  /** Yours and theirs as the form shows them. */
  inWords: readonly string[];
}

type Hours = OpeningHours["hours"];

const MARKDOWN = /!?\[(.*?)\]\(.*?\)|^[#>-]+ |\*+|\b_|_\b/gm;

/**
 * What two people have made of a record: groups by their fields, a week by its days, lists by their entries, and long
 * texts by their paragraphs.
 *
 * @param taken - ids of the conflicts in which theirs is taken
 * @returns the record with what either has changed, and with yours where both have; the record without what is yours or
 * undecided; and what is undecided
 */
export function merge(schema: z.ZodObject, records: Versions<Fields>, taken: ReadonlySet<string>) {
  const undecided: Conflict[] = [];
  const choose = ([base, yours, theirs]: Versions, conflict: Conflict, yoursToo: boolean) => {
    if (taken.has(conflict.id)) return theirs;
    if (yoursToo) undecided.push(conflict);
    return yoursToo ? yours : base;
  };
  const mergeFor = (yoursToo: boolean) => {
    const byName = (all: Versions, path: readonly string[]) => {
      const parts = Object.keys(Object.assign({}, ...all)).map((name) => {
        const versions = map(all, (value) => Object(value)[name]);
        return [name, merged(versions, [...path, name])];
      });
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    };
    const byEntry = (lists: Versions<unknown[]>, path: readonly string[]) =>
      rowsOf(lists, yoursToo).flatMap((row) => merged(row, path, textOf(row[0])) ?? []);
    const merged = (all: Versions, path: readonly string[], entry?: string): unknown => {
      const [base, yours, theirs] = all;
      if (isSame(yours, base) || isSame(yours, theirs)) return theirs;
      if (isSame(theirs, base)) return yoursToo ? yours : theirs;
      const { element, meta } = fieldAt(schema, path) ?? {};
      const sample = entry === undefined ? (yours ?? theirs) : undefined;
      if (isObject(sample)) return byName(all, path);
      if (sample && element && fieldOf(element).shape?.opens) {
        const days = byName(map(all, daysOf), path);
        return weekdays.reduce<Hours>((hours, day) => withWrittenHours(hours, day, days[day]), []);
      }
      if (Array.isArray(sample)) return byEntry(map(all, listOf), path);
      if (sample && meta?.input === "markdown") return byEntry(map(all, paragraphsOf), path).join("\n\n");
      const name = path.join(".");
      const begin = entry?.replaceAll(MARKDOWN, "$1").replace(/^((?:\S+ ){5}\S+) .*/s, "$1 …");
      const label = labelsOf(schema, name) + (begin ? `: ${begin}` : "");
      const inForm = (value: unknown) => (element && entry ? [value ?? []] : value);
      const texts = [yours, theirs].map((value) => textOf(inWords(schema, name, inForm(value))));
      const plain = texts.map((text) => text.replaceAll(MARKDOWN, "$1"));
      const words = plain[0] === plain[1] ? texts : plain;
      return choose(all, { id: label + written(all), label, inWords: words }, yoursToo);
    };
    return merged(
      map(records, (record) => withoutEmptyFields(schema, record)),
      [],
    ) as Fields;
  };
  return { record: mergeFor(true), opened: mergeFor(false), undecided };
}

const map = <One, Other>([base, yours, theirs]: Versions<One>, change: (value: One) => Other) =>
  [change(base), change(yours), change(theirs)] as const;

const daysOf = (hours: unknown = []) =>
  Object.fromEntries(weekdays.map((day) => [day, writtenHours(hours as Hours, day) || "closed"]));

const listOf = (value: unknown = []) => value as unknown[];

const paragraphsOf = (text: unknown = "") => String(text).split(/\n{2,}/);

/** The entries of three lists, each with what has become of it; in the order of whoever has changed it. */
function rowsOf([base, yours, theirs]: Versions<unknown[]>, yoursToo: boolean): Versions[] {
  const [hers, his] = [byOrigin(base, yours), byOrigin(base, theirs)];
  const places = [...hers.keys()].filter((key) => typeof key === "number");
  const isMoved = places.some((place, at) => place < Number(places[at - 1]));
  const [first, second] = yoursToo && isMoved ? [hers, his] : [his, hers];
  const [order, others] = [[...first.keys()], [...second.keys()]];
  for (const [at, key] of others.entries())
    if (!first.has(key)) order.splice(order.indexOf(others[at - 1] ?? "") + 1, 0, key);
  return order.map((key) => [base[Number(key)], hers.get(key), his.get(key)]);
}

/** The entries of a list by the places that they had before, and new ones by what they hold. */
function byOrigin(base: readonly unknown[], list: readonly unknown[]) {
  const gone = new Map(base.entries());
  const origins: (number | undefined)[] = [];
  const find = (isIt: (before: unknown, entry: unknown, place: number, at: number) => boolean) => {
    for (const [at, entry] of list.entries()) {
      origins[at] ??= [...gone.keys()].find((place) => isIt(gone.get(place), entry, place, at));
      gone.delete(origins[at] ?? -1);
    }
  };
  find(isSame);
  find(isLike);
  // Others are new, unless they stand where one stood that is gone.
  find((_before, _entry, place, at) => (at === 0 ? -1 : origins[at - 1]) === place - 1);
  const entries = new Map<number | string, unknown>();
  for (const [at, entry] of list.entries()) {
    let key: number | string = origins[at] ?? `new ${written(entry)}`;
    while (entries.has(key)) key = `${key} again`;
    entries.set(key, entry);
  }
  return entries;
}

/** Whether two values have more than half of their words in common. */
function isLike(one: unknown, other: unknown): boolean {
  const wordsIn = (value: unknown) => textOf(value).split(/[\s·]+/);
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const common = words.filter((word) => others.includes(word));
  return 2 * common.length > Math.max(words.length, others.length);
}
