import type { KeyboardEvent } from "react";

/** Browsers press a button again at every repeat of a held Enter, which would open and close a panel in turn. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
