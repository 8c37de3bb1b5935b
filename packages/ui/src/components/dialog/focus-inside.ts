import type { KeyboardEvent } from "react";
import { focusedElement } from "../../focus/focus-origin";
import { tabStops } from "../../focus/tab-stops";

// Radix does both by `document.activeElement`, which in a frame is the frame, and in a shadow root its host.

/** Focuses the first control that isn't a link, or the dialog itself. */
export function focusFirst(dialog: HTMLElement) {
  if (dialog.contains(focusedElement(dialog.ownerDocument))) return;
  const control = visibleStops(dialog).find(({ tagName }) => tagName !== "A");
  (control ?? dialog).focus({ preventScroll: true });
}

/** Goes from the last control to the first, and the other way round with Shift. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  const dialog = event.currentTarget;
  const stops = visibleStops(dialog);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focused = focusedElement(dialog.ownerDocument);
  if (focused !== from && stops.length > 0 && !(event.shiftKey && focused === dialog)) return;
  event.preventDefault();
  to?.focus();
}

function visibleStops(dialog: HTMLElement) {
  return tabStops(dialog).filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
}
