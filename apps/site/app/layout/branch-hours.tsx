import { clockAtClinic } from "@clinic/api-client/schemas/clinic-time";
import { openNow } from "@clinic/content/branches/hours";
import {
  OpeningHours,
  type OpeningHoursProps,
  OpenStatus,
  type OpenStatusProps,
} from "@clinic/ui/blocks/opening-hours";
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60 * 1000;

export interface BranchStatusProps extends Pick<OpenStatusProps, "dense"> {
  openingHours: Parameters<typeof openNow>[0];
}

/**
 * Whether a branch is open now. Pages are prerendered, so it renders in the browser only: nothing time-dependent goes
 * into the HTML.
 */
export function BranchStatus({ dense, openingHours }: BranchStatusProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => undefined);
  const state =
    minute === undefined ? undefined : openNow(openingHours, clockAtClinic(new Date(minute * MINUTE_MS)));
  return <OpenStatus dense={dense} state={state} />;
}

export function BranchHours({ lines, openingHours }: OpeningHoursProps & BranchStatusProps) {
  return (
    <>
      <BranchStatus openingHours={openingHours} />
      <OpeningHours lines={lines} />
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
