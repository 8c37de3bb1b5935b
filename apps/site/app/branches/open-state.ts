import type { Branch, Clinic } from "@clinic/content/clinic";
import { twelveHours } from "./opening-hours-lines";

/** When a branch is open: by weekday, and on the days that differ. */
export interface OpeningTimes {
  hours: Branch["hours"];
  holidays: Clinic["holidays"];
}

/** Whether a branch is open, in two short lines. */
export interface OpenNow {
  open: boolean;
  /** `"Open now"`, `"Closed now"` or `"Closed today: Republic Day"`. */
  status: string;
  /** What comes next: `"Until 8.30 pm"`, `"Opens on Monday at 9.30 am"`. */
  next: string;
}

/** How many days ahead the next opening is looked for: longer than any run of holidays. */
const HORIZON_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The clinic's clock wherever the visitor is, as `"2026-11-21 18:45"`: Swedish is written like that. */
const clinicClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * Whether a branch is open at a moment, and when that changes.
 * Nothing is known when no hours are left within the next month.
 */
export function openNow(times: OpeningTimes, now: Date): OpenNow | undefined {
  const [today = "", time = ""] = clinicClock.format(now).split(" ");
  const current = stretchesOf(today, times).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, status: "Open now", next: `Until ${twelveHours(current.closes)}` };

  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const date = daysAfter(today, ahead);
    const stretch = stretchesOf(date, times).find(({ opens }) => ahead > 0 || opens > time);
    if (!stretch) continue;
    const holiday = times.holidays.find((day) => day.date === today && !day.hours);
    return {
      open: false,
      status: holiday ? `Closed today: ${holiday.name}` : "Closed now",
      next: `Opens ${relativeDay(date, ahead)}at ${twelveHours(stretch.opens)}`,
    };
  }
}

/** The times at which a branch is open on a day, in their order, which the content's tests hold. */
function stretchesOf(date: string, { hours, holidays }: OpeningTimes) {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return holiday.hours ? [holiday.hours] : [];
  const weekday = inWords(date, { weekday: "long" }).toLowerCase();
  return hours.filter(({ days }) => days.some((day) => day === weekday));
}

function daysAfter(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function relativeDay(date: string, ahead: number) {
  if (ahead === 0) return "";
  if (ahead === 1) return "tomorrow ";
  if (ahead < 7) return `on ${inWords(date, { weekday: "long" })} `;
  return `on ${inWords(date, { day: "numeric", month: "long" })} `;
}

/** A day without a time: it is the same in every time zone. */
function inWords(date: string, format: Intl.DateTimeFormatOptions) {
  return new Date(date).toLocaleDateString("en-IN", { ...format, timeZone: "UTC" });
}
