/** Where focus was before a dialog opened: the element, then what was around it, from the inside out. */
export type FocusOrigin = readonly Element[];

/** The origins of open dialogs: a dialog that was opened from another one may outlive it. */
const origins = new WeakMap<Element, FocusOrigin>();

/** The focused element of a page, also inside shadow roots. */
export function focusedElement(page: Document) {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

export function findFocusOrigin(page: Document): FocusOrigin {
  const origin: Element[] = [];
  let node: Node | null = focusedElement(page);
  while (node) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      origin.push(element, ...(origins.get(element) ?? []));
    }
    node = node.parentNode ?? (node as ShadowRoot).host ?? null;
  }
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
  const { body } = opener.ownerDocument;
  const main = body.querySelector("main");
  const nearest = around.filter((element) => !element.contains(main ?? body));
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
  return (target.getRootNode() as Document | ShadowRoot).activeElement === target;
}
