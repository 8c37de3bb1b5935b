import { twelveHours } from "../src/branches/twelve-hours.ts";
import { weekdays } from "../src/branches/weekdays.ts";
import { type Insertions, inWords } from "../src/records/insertions.ts";
import { collections } from "../src/schemas.ts";
import type { Source } from "./source.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Times {
  opens: string;
  closes: string;
}

/** What the texts of a language can insert: facts, names, numbers, hours and counts of records. */
export function insertionsOf(sources: readonly Source[]): Insertions {
  const setting = (name: string): Fields =>
    sources.find((source) => source.kind === "settings" && source.name === name)?.value ?? {};
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind);
  const clinic = setting("clinic");
  return new Map([
    ...entriesIn(setting("facts").facts).map(
      ({ name, text }) => [`facts.${name}`, String(text)] as [string, string],
    ),
    ...fields("clinic", { ...clinic, holidays: holidaysIn(clinic) }, [
      "name",
      "email",
      "foundedIn",
      "holidays",
    ]),
    ...ofKind("branches").flatMap(({ value }) => branchFields(value)),
    ...Object.keys(collections).map(
      (kind) => [`count.${kind}`, inWords(ofKind(kind).length)] as [string, string],
    ),
  ]);
}

function branchFields(branch: Fields) {
  const [phone] = Array.isArray(branch.phones) ? branch.phones : [];
  const hours = Object.fromEntries(weekdays.map((day) => [day, hoursOn(branch, day)]));
  return fields(`branches.${branch.slug}`, { ...branch, ...hours, phone, address: addressOf(branch) }, [
    "name",
    "phone",
    "whatsApp",
    "email",
    "address",
    ...weekdays,
  ]);
}

/** `"10 am to 2 pm"`. A day without hours has no words: no text can say when the branch opens then. */
function hoursOn({ hours }: Fields, day: string) {
  const stretches = entriesIn(hours).filter(({ days }) => Array.isArray(days) && days.includes(day));
  return stretches.length > 0 ? stretches.map(timesInWords).join(" and ") : undefined;
}

/** `"Teak Court, 12 Kaman Lane, Kurla West, Mumbai 400070"`. */
function addressOf({ address }: Fields) {
  if (typeof address !== "object" || address === null) return undefined;
  const { street, locality, city, postalCode } = address as Fields;
  return [street, locality, `${city} ${postalCode}`].flat().join(", ");
}

/**
 * Days that are the same for all branches: `"closed on Holi and Diwali, and open from 10 am to 2 pm on Maharashtra Day"`.
 * Without such days there are no words, and no text can use them.
 */
function holidaysIn({ holidays }: Fields) {
  const byHours = new Map<string, Set<unknown>>();
  for (const { name, hours, branches } of entriesIn(holidays)) {
    if (branches) continue;
    const words = hours ? `open from ${timesInWords(hours as Fields)}` : "closed";
    byHours.set(words, (byHours.get(words) ?? new Set()).add(name));
  }
  const list = new Intl.ListFormat("en-GB");
  if (byHours.size === 0) return undefined;
  return [...byHours]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([words, names]) => `${words} on ${list.format([...names].map(String))}`)
    .join(", and ");
}

function timesInWords(times: Fields) {
  const { opens, closes } = times as unknown as Times;
  return `${twelveHours(String(opens))} to ${twelveHours(String(closes))}`;
}

/** The entries of a list, which may be none while someone is writing it. */
function entriesIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

function fields(prefix: string, record: Fields, names: string[]): [string, string][] {
  return names.flatMap((name) =>
    record[name] === undefined ? [] : [[`${prefix}.${name}`, String(record[name])]],
  );
}
