import { clockAtClinic } from "@clinic/api-client/schemas/clinic-time";
import { openNow } from "@clinic/content/branches/hours";
import {
  OpeningHours,
  type OpeningHoursProps,
  OpenStatus,
  type OpenStatusProps,
} from "@clinic/ui/blocks/opening-hours";
import { useSyncExternalStore } from "react";
import earlyScript from "./say-open-now.ts?worker&url";

const MINUTE_MS = 60 * 1000;

export interface BranchStatusProps extends Pick<OpenStatusProps, "dense"> {
  openingHours: Parameters<typeof openNow>[0];
  /**
   * For the first screen: a script of its own says it before the page hydrates.
   * @default false
   */
  early?: boolean;
}

/**
 * Whether a branch is open now. Pages are prerendered, so it is said in the browser only: nothing time-dependent goes
 * into the HTML.
 */
export function BranchStatus({ dense, openingHours, early = false }: BranchStatusProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => undefined);
  const state =
    minute === undefined ? undefined : openNow(openingHours, clockAtClinic(new Date(minute * MINUTE_MS)));
  const isEarly = early && minute === undefined;
  return (
    <>
      {isEarly && <script async type="module" src={earlyScript} />}
      <OpenStatus
        dense={dense}
        state={state}
        data-opening-hours={isEarly ? JSON.stringify(openingHours) : undefined}
      />
    </>
  );
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
