import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page has scrolled more than `distance` px. False on the server. */
export function useScrolledPast(distance: number) {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}
