import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";

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

/** A stretch of time in which a branch is open. */
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

/** When a branch is open: weekly hours, and the holidays that override them. */
export interface OpeningTimes {
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

/** The sentences about now, with placeholders, in the language of `locale`. */
export interface OpenNowWords {
  locale: string;
  open: string;
  until: string;
  closed: string;
  holiday: string;
  today: string;
  tomorrow: string;
  later: string;
}

const LOCALE = "en-IN";

/** `"A, B and C"`. */
const list = new Intl.ListFormat(LOCALE);

/** How many days ahead to search for the next opening: longer than any run of holidays. */
const MAX_DAYS_AHEAD = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Converts a 24-hour time to the 12-hour clock used in India: `"20:30"` to `"8.30 pm"`. */
export function twelveHours(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const clock = minutes ? `${hours % 12 || 12}.${String(minutes).padStart(2, "0")}` : `${hours % 12 || 12}`;
  return `${clock} ${hours < 12 ? "am" : "pm"}`;
}

/** `"9 am to 1 pm and 4 pm to 8 pm"`. Nothing for a day without hours. */
export function timesOn(day: Weekday, hours: readonly DayHours[]) {
  const periods = hours.filter(({ days }) => days.includes(day));
  return periods.length > 0 ? list.format(periods.map(timesInWords)) : undefined;
}

/** Opening hours as lines of text: `{ days: "Monday to Friday", times: "9.30 am to 8.30 pm" }`. */
export function openingHoursLines(hours: readonly DayHours[]) {
  const lines: { days: Weekday[]; times: string }[] = [];
  for (const day of weekdays) {
    const times = timesOn(day, hours) ?? "closed";
    const line = lines.at(-1);
    if (line?.times === times) line.days.push(day);
    else lines.push({ days: [day], times });
  }
  return lines.map(({ days, times }) => ({ days: dayRange(days.map(capitalised)), times }));
}

/**
 * Days that are the same for all branches: `"closed on Holi and Diwali, and open from 10 am to 2 pm on Maharashtra Day"`.
 * Nothing without such days.
 */
export function holidaysInWords(holidays: readonly Holiday[]) {
  const byHours = new Map<string, Set<string>>();
  for (const { name, hours, branches } of holidays) {
    if (branches) continue;
    const words = hours ? `open from ${timesInWords(hours)}` : "closed";
    byHours.set(words, (byHours.get(words) ?? new Set()).add(name));
  }
  if (byHours.size === 0) return undefined;
  return [...byHours]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([words, names]) => `${words} on ${list.format(names)}`)
    .join(", and ");
}

/** The holidays of a branch. */
export function holidaysOf({ slug }: { slug: string }, holidays: readonly Holiday[]) {
  return holidays.filter(({ branches }) => branches?.includes(slug) ?? true);
}

/**
 * Whether a branch is open at a given time, and when that changes next.
 *
 * @param timeZone - the branch's
 * @returns nothing when the branch does not open within the next month
 */
export function openNow(
  { words, ...times }: OpeningTimes & { words: OpenNowWords },
  now: Date,
  timeZone: string,
): OpenNow | undefined {
  // The Swedish locale gives "2026-11-21 18:45".
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [today = "", time = ""] = clock.format(now).split(" ");
  const current = periodsOn(today, times).find(({ opens, closes }) => opens <= time && time < closes);
  if (current)
    return {
      open: true,
      status: words.open,
      next: words.until.replace("{time}", twelveHours(current.closes)),
    };

  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const date = daysAfter(today, ahead);
    const period = periodsOn(date, times).find(({ opens }) => ahead > 0 || opens > time);
    if (!period) continue;
    const holiday = times.holidays.find((day) => day.date === today && !day.hours);
    return {
      open: false,
      status: holiday ? words.holiday.replace("{holiday}", holiday.name) : words.closed,
      next: opening(words, ahead)
        .replace("{day}", dayInWords(date, ahead, words.locale))
        .replace("{time}", twelveHours(period.opens)),
    };
  }
}

/**
 * Why none of these branches sees visitors on a day. A form that asks for no branch passes all of them, and so accepts
 * every day on which at least one is open.
 *
 * @param date - the day as `YYYY-MM-DD`
 * @returns `"Kurla and South Mumbai are closed: Republic Day"`, `"South Mumbai is closed on Sundays"`, or nothing when a
 * branch is open
 */
export function whyClosed(
  branches: readonly (OpeningTimes & { name: string })[],
  date: string,
): string | undefined {
  if (branches.some((branch) => periodsOn(date, branch).length > 0)) return undefined;
  const names = new Map<string, string[]>();
  for (const { name, holidays } of branches) {
    const holiday = holidays.find((day) => day.date === date);
    const reason = holiday ? `: ${holiday.name}` : ` on ${capitalised(weekdayOf(date))}s`;
    names.set(reason, [...(names.get(reason) ?? []), name]);
  }
  return [...names]
    .map(([reason, closed]) => `${list.format(closed)} ${closed.length === 1 ? "is" : "are"} closed${reason}`)
    .join("; ");
}

/** The weekly hours, as search engines read them. */
export function openingHoursData(hours: readonly DayHours[]) {
  return hours.map(
    ({ days, opens, closes }) =>
      ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => capitalised(day) as DayOfWeek),
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
function periodsOn(date: string, { hours, holidays }: OpeningTimes): readonly Period[] {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return holiday.hours ? [holiday.hours] : [];
  const weekday = weekdayOf(date);
  return hours.filter(({ days }) => days.includes(weekday));
}

function timesInWords({ opens, closes }: Period) {
  return `${twelveHours(opens)} to ${twelveHours(closes)}`;
}

function dayRange(days: readonly string[]) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return days.length === 1 ? first : `${first} ${days.length === 2 ? "and" : "to"} ${last}`;
}

function daysAfter(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function opening({ today, tomorrow, later }: OpenNowWords, ahead: number) {
  return [today, tomorrow][ahead] ?? later;
}

/** A weekday within the week, a date after it. */
function dayInWords(date: string, ahead: number, locale: string) {
  const format: Intl.DateTimeFormatOptions =
    ahead < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Date(date).toLocaleDateString(locale, { ...format, timeZone: "UTC" });
}

function weekdayOf(date: string) {
  // `getUTCDay` counts from Sunday.
  return weekdays[(new Date(date).getUTCDay() + 6) % 7] as Weekday;
}

function capitalised(day: Weekday) {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
