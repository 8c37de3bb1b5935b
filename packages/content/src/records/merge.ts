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

/** The place that an entry had before, or what it holds if it is new. */
type Key = number | string;

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
  const mergeFor = (yoursToo: boolean) => {
    const settle = <Value>([base, yours, theirs]: Versions<Value>, bothChanged: () => Value): Value => {
      if (isSame(yours, base) || isSame(yours, theirs)) return theirs;
      if (isSame(theirs, base)) return yoursToo ? yours : theirs;
      return bothChanged();
    };
    const ask = <Value>(all: Versions<Value>, label: string, inWords: readonly string[]): Value => {
      const [base, yours, theirs] = all;
      const id = label + written(all);
      if (taken.has(id)) return theirs;
      if (yoursToo) undecided.push({ id, label, inWords });
      return yoursToo ? yours : base;
    };
    const byName = (all: Versions, path: readonly string[]) => {
      const parts = Object.keys(Object.assign({}, ...all)).map((name) => {
        const versions = map(all, (value) => Object(value)[name]);
        return [name, merged(versions, [...path, name])];
      });
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    };
    const byEntry = (lists: Versions<unknown[]>, path: readonly string[]) => {
      const all = map(lists, (list) => byOrigin(lists[0], list));
      const [base, ...changed] = all;
      const inAll = map(all, (entries) =>
        [...entries.keys()].filter((key) => all.every((one) => one.has(key))),
      );
      const inOrder = (keys: readonly Key[]) => keys.map((key) => beginOf(textOf(base.get(key)))).join("; ");
      const label = `${labelsOf(schema, path.join("."))}: the order`;
      const order = settle(inAll, () => ask(inAll, label, map(inAll, inOrder).slice(1))).slice();
      // What isn't in all three follows what it follows in its own list.
      for (const keys of changed.toReversed().map((entries) => [...entries.keys()]))
        for (const [at, key] of keys.entries())
          if (!order.includes(key)) order.splice(order.indexOf(keys[at - 1] ?? "") + 1, 0, key);
      return order.flatMap((key) => {
        const entries = map(all, (one) => one.get(key));
        return merged(entries, path, textOf(entries[0])) ?? [];
      });
    };
    const merged = (all: Versions, path: readonly string[], entry?: string): unknown =>
      settle(all, () => mergedParts(all, path, entry));
    const mergedParts = (all: Versions, path: readonly string[], entry?: string): unknown => {
      const [, yours, theirs] = all;
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
      const label = labelsOf(schema, name) + (entry ? `: ${beginOf(entry)}` : "");
      const inForm = (value: unknown) => (element && entry ? [value ?? []] : value);
      const texts = [yours, theirs].map((value) => textOf(inWords(schema, name, inForm(value))));
      const plain = texts.map((text) => text.replaceAll(MARKDOWN, "$1"));
      return ask(all, label, plain[0] === plain[1] ? texts : plain);
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

/** What an entry or paragraph begins with, in words. */
const beginOf = (text: string) => text.replaceAll(MARKDOWN, "$1").replace(/^((?:\S+ ){5}\S+) .*/s, "$1 …");

const paragraphsOf = (text: unknown = "") => String(text).split(/\n{2,}/);

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
  // Others are new, unless they are texts that stand where one stood that is gone.
  find((_, entry, place, at) => !isObject(entry) && (at === 0 ? -1 : origins[at - 1]) === place - 1);
  const entries = new Map<Key, unknown>();
  for (const [at, entry] of list.entries()) {
    let key: Key = origins[at] ?? `new ${written(entry)}`;
    while (entries.has(key)) key = `${key} again`;
    entries.set(key, entry);
  }
  return entries;
}

/** Whether two entries have a text or more than half of their words in common. */
function isLike(one: unknown, other: unknown): boolean {
  const texts = (value: unknown) => Object.values(Object(value)).filter((text) => typeof text === "string");
  if (isObject(one) && texts(one).some((text) => texts(other).includes(text))) return true;
  const wordsIn = (value: unknown) => textOf(value).split(/[\s·]+/);
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const common = words.filter((word) => others.includes(word));
  return 2 * common.length > Math.max(words.length, others.length);
}
