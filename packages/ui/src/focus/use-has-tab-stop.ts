import { type RefObject, useLayoutEffect, useState } from "react";
import { tabStops } from "./tab-stops";

/** Whether Tab finds something inside an element. False on the server. */
export function useHasTabStop(ref: RefObject<Element | null>) {
  const [hasTabStop, setHasTabStop] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setHasTabStop(tabStops(element).length > 0);
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
