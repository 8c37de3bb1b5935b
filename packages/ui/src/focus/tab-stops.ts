const candidates =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]";

/** What Tab finds inside an element, in the document's order. What is hidden by style counts too. */
export function tabStops(root: Element) {
  return [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[hidden], [inert]"),
  );
}
