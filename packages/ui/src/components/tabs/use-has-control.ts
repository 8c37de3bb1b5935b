import { type RefObject, useLayoutEffect, useState } from "react";

const controls =
  "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, iframe, audio[controls], video[controls], [tabindex]";

/** Whether Tab finds something inside an element. False on the server. */
export function useHasControl(ref: RefObject<Element | null>) {
  const [hasControl, setHasControl] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setHasControl([...element.querySelectorAll<HTMLElement>(controls)].some(isStop));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "hidden", "href", "inert", "tabindex"],
    });
    return () => observer.disconnect();
  }, [ref]);

  return hasControl;
}

function isStop(control: HTMLElement) {
  return control.tabIndex >= 0 && !control.closest("[hidden], [inert]");
}
