import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { listInWords } from "../list-in-words.ts";
import type { HoursSettings } from "./hours-schema.ts";

/** Days of the week in the order in which hours are listed. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

interface Period {
  opens: string;
  closes: string;
}

/** A stretch of opening hours by weekday. A day with a break has two, a day on which the branch is closed none. */
interface DayHours extends Period {
  days: readonly Weekday[];
}

/** A day on which branches are closed or keep other hours. */
export interface Holiday {
  /** The day as `YYYY-MM-DD`. */
  date: string;
  name: string;
  /** The branches for which it holds. @default all */
  branches?: readonly string[];
  /** The hours kept. @default closed */
  hours?: Period;
}

/** The hours of a day as someone may write them: `"09:30–13:00, 14:00–20:30"`, and nothing when closed. */
export const writtenHours = (hours: readonly DayHours[], day: Weekday) =>
  hours.flatMap(({ days, opens, closes }) => (days.includes(day) ? `${opens}–${closes}` : [])).join(", ");

/** Hours with a day's as someone has written them: `"9.30 am to 1 pm and 14 to 18"`. What isn't a time stays, and is marked. */
export function withWrittenHours(hours: readonly DayHours[], changed: Weekday, text: string): DayHours[] {
  const byHours = new Map<string, DayHours>();
  for (const day of weekdays) {
    const written = day === changed ? text : writtenHours(hours, day);
    if (/^\s*(?:closed\s*)?$/i.test(written)) continue;
    for (const part of written.split(/[,&]|\band\b/i)) {
      const times = part
        .split(/^\s*from\b|[-–—]|\b(?:to|(?:un)?till?)\b/i)
        .flatMap((time) => time.trim() || []);
      const [opens = "", closes = ""] = agreeOnHalf(times) ? times.map(timeIn) : times;
      const key = `${opens}–${closes}`;
      byHours.set(key, { opens, closes, days: [...(byHours.get(key)?.days ?? []), day] });
    }
  }
  return [...byHours.values()];
}

const noon = /^(?:12\s*)?(?:noon|mid-?day)$/i;

/** Whether all say am or pm, or none: "8 to 9 pm" may begin in the morning or in the evening. Noon is neither. */
export const agreeOnHalf = (all: string[]) =>
  new Set(all.filter((time) => !noon.test(time)).map((time) => /[ap]\W*m/i.test(time))).size < 2;

/** `"09:30"` for "9.30", "9:30 a.m." and "0930". */
function timeIn(text: string): string {
  if (noon.test(text)) return "12:00";
  const [, hour, minute = "00", half] = /^(\d\d?)(?:[.:]?(\d\d))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text) ?? [];
  if (!hour || (half && Number(hour) > 12)) return text;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** When a branch is open: weekly hours, and the holidays that override them. */
export interface OpeningHours {
  hours: readonly DayHours[];
  holidays: readonly Holiday[];
}

/** Whether a branch is open, in two short lines. */
export interface OpenNow {
  open: boolean;
  /** `"Open now"`, `"Closed now"` or `"Closed today: Republic Day"`. */
  status: string;
  /** What comes next: `"Until 8.30 pm"`, `"Opens on Monday at 9.30 am"`. */
  next: string;
}

/** What is said of hours in a language: the setting `hours`, with placeholders, and the names of days. */
export interface HoursWords extends HoursSettings {
  locale: string;
  /** From Monday on. Browsers have these names, too, but a phone takes long to load them. */
  days: readonly string[];
}

/** A setting with the names of days in its language. */
export function withDayNames(locale: string, settings: HoursSettings): HoursWords {
  const names = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 1 January 2024 is a Monday.
  return {
    ...settings,
    locale,
    days: weekdays.map((_, index) => names.format(Date.UTC(2024, 0, 1 + index))),
  };
}

/** How many days ahead to search for the next opening: longer than any run of holidays. */
const MAX_DAYS_AHEAD = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Converts a 24-hour time to the clock that people read: `"20:30"` to `"8.30 pm"`. */
function timeInWords(time: string, { clock }: HoursWords) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const figures = `${hours % 12 || 12}${minutes ? `.${String(minutes).padStart(2, "0")}` : ""}`;
  const part = clock.filter(({ from }) => from <= time).at(-1);
  return fill(part?.words ?? "{time}", { time: figures });
}

/** `"9 am to 1 pm and 4 pm to 8 pm"`. Nothing for a day without hours. */
export function timesOn(day: Weekday, hours: readonly DayHours[], words: HoursWords) {
  const periods = hours.filter(({ days }) => days.includes(day));
  const times = periods.map((period) => periodInWords(period, words));
  return times.length > 0 ? listInWords(times, words.locale) : undefined;
}

/** Opening hours as lines of text: `{ days: "Monday to Friday", times: "9.30 am to 8.30 pm" }`. */
export function openingHoursLines(hours: readonly DayHours[], words: HoursWords) {
  const lines: { days: string[]; times: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const times = timesOn(day, hours, words) ?? words.closed;
    const name = words.days[index] ?? "";
    const line = lines.at(-1);
    if (line?.times === times) line.days.push(name);
    else lines.push({ days: [name], times });
  }
  return lines.map(({ days, times }) => ({ days: dayRange(days, words), times }));
}

/**
 * Days that are the same for all branches: `"closed on Holi and Diwali, and open from 10 am to 2 pm on Maharashtra Day"`.
 * Nothing without such days.
 */
export function holidaysInWords(holidays: readonly Holiday[], words: HoursWords) {
  const byTimes = new Map<string, Set<string>>();
  const inOrder = holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  for (const { name, hours, branches } of inOrder) {
    if (branches) continue;
    const times = hours ? periodInWords(hours, words) : "";
    byTimes.set(times, (byTimes.get(times) ?? new Set()).add(name));
  }
  if (byTimes.size === 0) return undefined;
  const { closed, open, both } = words.holidays;
  return [...byTimes]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([times, names]) => fill(times ? open : closed, { times, days: listInWords(names, words.locale) }))
    .reduce((first, second) => fill(both, { first, second }));
}

export function holidaysOf({ slug }: { slug: string }, holidays: readonly Holiday[]) {
  return holidays.filter(({ branches }) => branches?.includes(slug) ?? true);
}

/**
 * Whether a branch is open at a given time, and when that changes next.
 *
 * @param clock - the branch's date and time as `YYYY-MM-DDThh:mm`
 * @returns nothing when the branch does not open within the next month
 */
export function openNow(
  { words, ...openingHours }: OpeningHours & { words: HoursWords },
  clock: string,
): OpenNow | undefined {
  const [today = "", time = ""] = clock.split("T");
  const current = periodsOn(today, openingHours).find(({ opens, closes }) => opens <= time && time < closes);
  if (current)
    return {
      open: true,
      status: words.now.open,
      next: fill(words.now.until, { time: timeInWords(current.closes, words) }),
    };

  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const date = daysAfter(today, ahead);
    const period = periodsOn(date, openingHours).find(({ opens }) => ahead > 0 || opens > time);
    if (!period) continue;
    const holiday = openingHours.holidays.find((day) => day.date === today && !day.hours);
    return {
      open: false,
      status: holiday ? fill(words.now.holiday, { holiday: holiday.name }) : words.now.closed,
      next: fill([words.now.today, words.now.tomorrow][ahead] ?? words.now.later, {
        // A date only from seven days on: browsers load the names of months for it.
        day: ahead < 7 ? words.days[dayOfWeek(date)] : dateInWords(date, words),
        time: timeInWords(period.opens, words),
      }),
    };
  }
}

/** What decides whether any branch is open on a day. */
export interface ClosedDays extends Pick<OpeningHours, "holidays"> {
  branches: readonly ({ slug: string; name: string } & Pick<OpeningHours, "hours">)[];
  words: HoursWords;
}

/**
 * Why none of the branches sees visitors on a day. A form that asks for no branch passes all of them, and so accepts
 * every day on which at least one is open.
 *
 * @param date - the day as `YYYY-MM-DD`
 * @returns `"Kurla and South Mumbai are closed: Republic Day"`, `"South Mumbai is closed on Sundays"`, or nothing when a
 * branch is open
 */
export function whyClosed({ branches, holidays, words }: ClosedDays, date: string): string | undefined {
  const names = new Map<string | undefined, string[]>();
  for (const branch of branches) {
    const openingHours = { hours: branch.hours, holidays: holidaysOf(branch, holidays) };
    if (periodsOn(date, openingHours).length > 0) return undefined;
    const holiday = openingHours.holidays.find((day) => day.date === date)?.name;
    names.set(holiday, [...(names.get(holiday) ?? []), branch.name]);
  }
  const day = words.days[dayOfWeek(date)];
  return [...names]
    .map(([holiday, closed]) => {
      const { one, other } = holiday ? words.whyClosed.holiday : words.whyClosed.weekday;
      return fill(closed.length === 1 ? one : other, {
        branches: listInWords(closed, words.locale),
        holiday,
        day,
      });
    })
    .join("; ");
}

/** The weekly hours, as search engines read them. */
export function openingHoursData(hours: readonly DayHours[]) {
  return hours.map(
    ({ days, opens, closes }) =>
      ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek),
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
}

/** The holidays, as search engines read them. */
export function holidayData(holidays: readonly Holiday[]) {
  return holidays.map(
    ({ date, name, hours }) =>
      ({
        "@type": "OpeningHoursSpecification",
        name,
        validFrom: date,
        validThrough: date,
        // Equal opening and closing times mean closed (Google's documentation on local businesses).
        opens: hours?.opens ?? "00:00",
        closes: hours?.closes ?? "00:00",
      }) satisfies OpeningHoursSpecification,
  );
}

/** A branch's opening periods on a date. The content's checks ensure that they are in order. */
function periodsOn(date: string, { hours, holidays }: OpeningHours): readonly Period[] {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return holiday.hours ? [holiday.hours] : [];
  const weekday = weekdays[dayOfWeek(date)] as Weekday;
  return hours.filter(({ days }) => days.includes(weekday));
}

function periodInWords({ opens, closes }: Period, words: HoursWords) {
  return fill(words.range, { from: timeInWords(opens, words), to: timeInWords(closes, words) });
}

function dayRange(days: readonly string[], words: HoursWords) {
  const [from, to] = [days[0], days.at(-1)];
  return days.length < 3 ? listInWords(days, words.locale) : fill(words.range, { from, to });
}

function daysAfter(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `"7 December"`. */
function dateInWords(date: string, { locale }: HoursWords) {
  return new Date(date).toLocaleDateString(locale, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** A text with its placeholders replaced: `"Until {time}"`. */
function fill(text: string, values: Readonly<Record<string, string | undefined>>) {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** From 0 for Monday on: `getUTCDay` counts from Sunday. */
function dayOfWeek(date: string) {
  return (new Date(date).getUTCDay() + 6) % 7;
}
