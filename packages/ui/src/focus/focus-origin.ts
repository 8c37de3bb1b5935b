/** Where focus was before a dialog opened: the element, then what was around it, from the inside out. */
export type FocusOrigin = readonly Element[];

/** The origins of open dialogs: a dialog that was opened from another one may outlive it. */
const origins = new WeakMap<Element, FocusOrigin>();

export function findFocusOrigin(): FocusOrigin {
  const origin: Element[] = [];
  for (let element = document.activeElement; element; element = element.parentElement)
    origin.push(element, ...(origins.get(element) ?? []));
  return origin;
}

/** Keeps the origin of an open dialog, for those that are opened from it. */
export function keepFocusOrigin(dialog: Element, origin: FocusOrigin) {
  origins.set(dialog, origin);
}

/**
 * Returns focus to its origin; where that has been removed, disabled or hidden, to the nearest element around it, so
 * that Tab goes on from there.
 */
export function returnFocus(origin: FocusOrigin) {
  const [opener, ...around] = origin;
  if (!opener || tryFocus(opener)) return;
  const main = document.querySelector("main");
  const nearest = around.filter((element) => !element.contains(main ?? document.body));
  for (const element of [...nearest, main]) if (element && tryFocus(element, true)) return;
}

/** Returns whether it worked. `force` makes an element that takes no focus by itself focusable once. */
function tryFocus(element: Element, force = false) {
  if (!("focus" in element)) return false;
  const target = element as HTMLElement;
  if (force && target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
