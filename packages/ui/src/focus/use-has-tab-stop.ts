import { type RefObject, useLayoutEffect, useState } from "react";

const candidates =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]";

/** What is hidden by style counts too. */
function hasTabStopIn(root: Element) {
  return [...root.querySelectorAll<HTMLElement>(candidates)].some(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[hidden], [inert]"),
  );
}

/** Whether Tab finds something inside an element. True on the server: a stop that it printed would
 * lose its focus to hydration, which takes it away. */
export function useHasTabStop(ref: RefObject<Element | null>) {
  const [hasTabStop, setHasTabStop] = useState(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setHasTabStop(hasTabStopIn(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "hidden", "href", "inert", "tabindex"],
    });
    return () => observer.disconnect();
  }, [ref]);

  return hasTabStop;
}
