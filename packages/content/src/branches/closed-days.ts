import type { Clinic } from "../clinic/schema.ts";
import type { Branch } from "./schema.ts";
import type { Weekday } from "./weekdays.ts";

const weekdayOf = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const inWords = new Intl.ListFormat("en-GB");

/**
 * Why none of the branches sees visitors on a day: `"Kurla and South Mumbai are closed: Republic Day"`, or nothing when a
 * branch is open.
 *
 * @param date - the day as `YYYY-MM-DD`
 */
export function whyClosed(
  branches: readonly Pick<Branch, "name" | "slug" | "hours">[],
  holidays: Clinic["holidays"],
  date: string,
): string | undefined {
  const weekday = weekdayOf.format(new Date(date));
  const namesByReason = new Map<string, string[]>();
  for (const { name, slug, hours } of branches) {
    const holiday = holidays.find(
      (day) => day.date === date && ((day.branches as readonly string[] | undefined)?.includes(slug) ?? true),
    );
    const isOpen = holiday
      ? holiday.hours !== undefined
      : hours.some(({ days }) => days.includes(weekday.toLowerCase() as Weekday));
    if (isOpen) return undefined;
    const reason = holiday ? `: ${holiday.name}` : ` on ${weekday}s`;
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), name]);
  }
  return [...namesByReason]
    .map(([reason, names]) => `${inWords.format(names)} ${names.length === 1 ? "is" : "are"} closed${reason}`)
    .join("; ");
}
