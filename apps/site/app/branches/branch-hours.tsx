import { OpeningHours, OpenStatus } from "@clinic/ui/blocks/opening-hours";
import { useSyncExternalStore } from "react";
import type { BranchView } from "./branches.server";
import { openNow } from "./open-state";

const MINUTE_MS = 60 * 1000;

export type BranchHoursProps = Pick<BranchView, "hours" | "holidays" | "hoursLines">;

/**
 * Whether a branch is open now, and its opening hours. Pages are prerendered, so the status renders in the browser only:
 * nothing time-dependent goes into the HTML.
 */
export function BranchHours({ hoursLines, ...times }: BranchHoursProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => undefined);
  return (
    <>
      <OpenStatus state={minute === undefined ? undefined : openNow(times, new Date(minute * MINUTE_MS))} />
      <OpeningHours lines={hoursLines} />
    </>
  );
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

function currentMinute() {
  return Math.floor(Date.now() / MINUTE_MS);
}
