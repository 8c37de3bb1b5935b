import { useSyncExternalStore } from "react";
import { type OpeningTimes, openNow } from "./open-state";

const MINUTE_MS = 60 * 1000;

/**
 * Whether a branch is open at this moment. Pages are prerendered, so nothing that changes with time stands in
 * their HTML: the two lines are kept free, and filled in by the browser. Without scripts, and on paper, they
 * take no room.
 */
export function OpenNow(times: OpeningTimes) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, noMinute);
  const state = minute === undefined ? undefined : openNow(times, new Date(minute * MINUTE_MS));
  return (
    <p data-slot="open-now" className="mb-3 min-h-[2lh] noscript:hidden print:hidden">
      {state && (
        <>
          <span className="block font-semibold">{state.status}</span>
          <span className="block text-ink-muted">{state.next}</span>
        </>
      )}
    </p>
  );
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

function currentMinute() {
  return Math.floor(Date.now() / MINUTE_MS);
}

function noMinute() {
  return undefined;
}
