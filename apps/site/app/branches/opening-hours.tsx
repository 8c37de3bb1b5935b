import type { BranchView } from "./branches.server";
import { OpenNow } from "./open-now";

export type OpeningHoursProps = Pick<BranchView, "hours" | "holidays" | "hoursLines">;

/** Whether the branch is open now, and its opening hours by day, in words. */
export function OpeningHours({ hours, holidays, hoursLines }: OpeningHoursProps) {
  return (
    <>
      <OpenNow hours={hours} holidays={holidays} />
      <ul>
        {hoursLines.map(({ days, times }) => (
          <li
            key={days}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2 last:border-0"
          >
            <span>{days}</span>
            <span className="tabular-nums">{times}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
