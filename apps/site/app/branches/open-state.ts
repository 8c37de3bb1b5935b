import { CLINIC_TIME_ZONE } from "@clinic/api-client/schemas/clinic-time";
import { type Branch, twelveHours } from "@clinic/content/branches";
import type { Clinic } from "@clinic/content/clinic";
import { formatDate } from "../dates";

/** When a branch is open: weekly hours, and the holidays that override them. */
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

/** How many days ahead to search for the next opening: longer than any run of holidays. */
const MAX_DAYS_AHEAD = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats a time in the clinic's time zone as `"2026-11-21 18:45"`, which is what the Swedish locale gives. */
const clinicClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: CLINIC_TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * Whether a branch is open at a given time, and when that changes next.
 *
 * @returns nothing when the branch does not open within the next month
 */
export function openNow(times: OpeningTimes, now: Date): OpenNow | undefined {
  const [today = "", time = ""] = clinicClock.format(now).split(" ");
  const current = periodsOn(today, times).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, status: "Open now", next: `Until ${twelveHours(current.closes)}` };

  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const date = daysAfter(today, ahead);
    const period = periodsOn(date, times).find(({ opens }) => ahead > 0 || opens > time);
    if (!period) continue;
    const holiday = times.holidays.find((day) => day.date === today && !day.hours);
    return {
      open: false,
      status: holiday ? `Closed today: ${holiday.name}` : "Closed now",
      next: `Opens ${relativeDay(date, ahead)}at ${twelveHours(period.opens)}`,
    };
  }
}

/** A branch's opening periods on a date. The content tests ensure that they are in order. */
export function periodsOn(date: string, { hours, holidays }: OpeningTimes) {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return holiday.hours ? [holiday.hours] : [];
  const weekday = formatDate(date, { weekday: "long" }).toLowerCase();
  return hours.filter(({ days }) => days.some((day) => day === weekday));
}

function daysAfter(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function relativeDay(date: string, ahead: number) {
  if (ahead === 0) return "";
  if (ahead === 1) return "tomorrow ";
  if (ahead < 7) return `on ${formatDate(date, { weekday: "long" })} `;
  return `on ${formatDate(date, { day: "numeric", month: "long" })} `;
}
