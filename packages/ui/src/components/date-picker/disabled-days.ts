import { parseIsoDate } from "./dates";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export type Weekday = (typeof weekdays)[number];

interface Reason {
  /** Why, as a sentence: "The Kurla branch is closed on Sundays." */
  reason: string;
}

interface DisabledWeekdays extends Reason {
  weekdays: readonly Weekday[];
}

interface DisabledDates extends Reason {
  /** Days as `YYYY-MM-DD`. */
  dates: readonly string[];
}

interface DisabledRange extends Reason {
  /** The first of the days, as `YYYY-MM-DD`. */
  from: string;
  /** The last of the days, as `YYYY-MM-DD`; without it the range has no end. */
  to?: string;
}

/** Days that can't be chosen: on weekdays, on dates or in a range. The first that applies gives the reason. */
export type DisabledDays =
  | readonly (DisabledWeekdays | DisabledDates | DisabledRange)[]
  /** Given a day as `YYYY-MM-DD`, returns why it can't be chosen, or nothing if it can. */
  | ((day: string) => string | undefined);

/** Why a `YYYY-MM-DD` day can't be chosen, or nothing if it can: for a form's own rules. */
export function disabledReason(day: string, disabledDays: DisabledDays): string | undefined {
  if (typeof disabledDays === "function") return disabledDays(day);
  return disabledDays.find((rule) => {
    if ("weekdays" in rule) return rule.weekdays.includes(weekdayOf(day));
    if ("dates" in rule) return rule.dates.includes(day);
    return rule.from <= day && (!rule.to || day <= rule.to);
  })?.reason;
}

/** The number of a weekday as JavaScript counts: Sunday is 0. */
export function weekdayNumber(weekday: Weekday) {
  return weekdays.indexOf(weekday) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

function weekdayOf(day: string) {
  return weekdays[parseIsoDate(day).getDay()] as Weekday;
}
