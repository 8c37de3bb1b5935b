import type { Branch } from "@clinic/content/branches";
import { formatDate } from "../dates";
import { type OpeningTimes, periodsOn } from "./open-state";

export type BranchTimes = OpeningTimes & Pick<Branch, "name">;

/**
 * Why none of these branches sees visitors on a day. A form that asks for no branch passes all of them, and so accepts
 * every day on which at least one is open.
 *
 * @param date - the day as `YYYY-MM-DD`
 * @returns `"Kurla and South Mumbai are closed: Republic Day"`, `"South Mumbai is closed on Sundays"`, or nothing when a
 * branch is open
 */
export function whyClosed(branches: readonly BranchTimes[], date: string): string | undefined {
  if (branches.some((branch) => periodsOn(date, branch).length > 0)) return undefined;
  const names = new Map<string, string[]>();
  for (const { name, holidays } of branches) {
    const holiday = holidays.find((day) => day.date === date);
    const reason = holiday ? `: ${holiday.name}` : ` on ${formatDate(date, { weekday: "long" })}s`;
    names.set(reason, [...(names.get(reason) ?? []), name]);
  }
  return [...names]
    .map(
      ([reason, closed]) => `${closed.join(" and ")} ${closed.length === 1 ? "is" : "are"} closed${reason}`,
    )
    .join("; ");
}
