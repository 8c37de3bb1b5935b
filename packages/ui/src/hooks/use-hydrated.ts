"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while React takes it over, then true: for what only a visitor with scripts can ask for. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
