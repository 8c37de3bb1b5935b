import {
  type HoursWords,
  holidaysInWords,
  type OpeningHours,
  timesOn,
  weekdays,
  withDayNames,
} from "../src/branches/hours.ts";
import { hoursSchema } from "../src/branches/hours-schema.ts";
import { priceInWords } from "../src/fees/price.ts";
import { formatLocale, type Language } from "../src/languages.ts";
import { listInWords } from "../src/list-in-words.ts";
import type { Fields } from "../src/records/differences.ts";
import { type Insertions, inWords } from "../src/records/insertions.ts";
import { collections } from "../src/schemas.ts";
import type { Source } from "./source.ts";

type Entry = [name: string, words: string];

/** What the texts of a language can insert: facts, names, numbers, hours and counts of records. */
export function insertionsOf(sources: readonly Source[], language: Language): Insertions {
  const setting = (name: string): Fields =>
    sources.find((source) => source.kind === "settings" && source.name === name)?.value ?? {};
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind);
  const clinic = setting("clinic");
  // While someone is writing them, the words may not be whole.
  const { data } = hoursSchema.safeParse(setting("hours"));
  const locale = formatLocale(language);
  const words = data && withDayNames(locale, data);
  const { facts, numbers } = setting("facts");
  const count = (records: number) => inWords(records, Array.isArray(numbers) ? numbers : [], locale);
  const { name: shortName } = (clinic.logo ?? {}) as Fields;
  const holidays = words && holidaysInWords(holidaysIn(clinic), words);
  const ofClinic = { ...clinic, shortName, holidays };
  return new Map([
    ...entriesIn(facts).map(({ name, text }): Entry => [`facts.${name}`, String(text)]),
    ...fields("clinic", ofClinic, ["name", "shortName", "email", "foundedIn", "holidays"]),
    ...ofKind("fees").map(({ value }): Entry => [`fees.${value.slug}`, priceOf(value, setting("samples"))]),
    ...branchNames(ofKind("branches"), locale),
    ...ofKind("branches").flatMap(({ value }) => branchFields(value, words)),
    ...Object.keys(collections).map((kind): Entry => [`count.${kind}`, count(ofKind(kind).length)]),
  ]);
}

/** What a fee is, marked where it is a sample: `"₹5,000 – ₹7,000 (sample)"`. */
function priceOf({ amount, upTo, sample }: Fields, marks: Fields) {
  const price = { amount: Number(amount), upTo: upTo === undefined ? upTo : Number(upTo) };
  return priceInWords(price) + (sample ? ` (${marks.price})` : "");
}

/** `"Kurla and South Mumbai"`, in the order of the branches, and the same with “or”. */
function branchNames(branches: readonly Source[], locale: string): Entry[] {
  const names = [...branches].sort((a, b) => placeOf(a) - placeOf(b)).map(({ value }) => String(value.name));
  return [
    ["branches", listInWords(names, locale)],
    ["branches.or", listInWords(names, locale, "disjunction")],
  ];
}

function placeOf({ value }: Source) {
  return Number(value.order ?? Number.MAX_SAFE_INTEGER);
}

function branchFields(branch: Fields, words: HoursWords | undefined) {
  const [phone] = Array.isArray(branch.phones) ? branch.phones : [];
  const hours = hoursIn(branch);
  // A day without hours is empty: no text can say when the branch opens then.
  const days = Object.fromEntries(weekdays.map((day) => [day, words && (timesOn(day, hours, words) ?? "")]));
  const names = ["name", "phone", "whatsApp", "email", "address", ...weekdays];
  return fields(`branches.${branch.slug}`, { ...branch, ...days, phone, address: addressOf(branch) }, names);
}

/** The hours, in the form that they have once nobody is writing them. */
function hoursIn({ hours }: Fields) {
  return entriesIn(hours).map(({ days, ...times }) => ({
    days: Array.isArray(days) ? days : [],
    ...periodIn(times),
  }));
}

/** `"Teak Court, 12 Kaman Lane, Kurla West, Mumbai 400070"`. */
function addressOf({ address }: Fields) {
  if (typeof address !== "object" || address === null) return undefined;
  const { street, locality, city, postalCode } = address as Fields;
  return [street, locality, `${city} ${postalCode}`].flat().join(", ");
}

function holidaysIn({ holidays }: Fields) {
  // One that is being added has no name at first.
  const named = entriesIn(holidays).filter(({ name }) => name);
  return named.map(({ hours, ...day }) => ({
    ...day,
    hours: hours ? periodIn(hours as Fields) : undefined,
  })) as unknown as OpeningHours["holidays"];
}

function periodIn({ opens, closes }: Fields) {
  return { opens: String(opens), closes: String(closes) };
}

/** The entries of a list, which may be none while someone is writing it. */
function entriesIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

function fields(prefix: string, record: Fields, names: string[]): Entry[] {
  const known = names.filter((name) => record[name] !== undefined);
  return known.map((name) => [`${prefix}.${name}`, String(record[name])]);
}
