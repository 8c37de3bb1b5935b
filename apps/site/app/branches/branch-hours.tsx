import { OpeningHours, OpenStatus, type OpenStatusProps } from "@clinic/ui/blocks/opening-hours";
import { useSyncExternalStore } from "react";
import type { BranchView } from "./branches.server";
import { openNow } from "./open-state";

const MINUTE_MS = 60 * 1000;

export interface BranchStatusProps
  extends Pick<BranchView, "hours" | "holidays">,
    Pick<OpenStatusProps, "inline"> {}

/**
 * Whether a branch is open now. Pages are prerendered, so it renders in the browser only: nothing time-dependent goes
 * into the HTML.
 */
export function BranchStatus({ inline, ...times }: BranchStatusProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => undefined);
  const state = minute === undefined ? undefined : openNow(times, new Date(minute * MINUTE_MS));
  return <OpenStatus inline={inline} state={state} />;
}

export function BranchHours({ hoursLines, ...times }: BranchStatusProps & Pick<BranchView, "hoursLines">) {
  return (
    <>
      <BranchStatus {...times} />
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
