import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Opens the disclosure around the place in the URL's fragment and scrolls to it. Browsers do so when a page loads, but
 * not when a router changes the URL.
 *
 * @param open whether to open it too: a question opens only once its section has hydrated
 */
export function useLinkedDisclosure({ open = true } = {}) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const linked = document
      .getElementById(hash.slice(1))
      ?.closest<HTMLElement>("details, [data-slot=accordion-item]");
    if (!linked) return;
    if (linked instanceof HTMLDetailsElement) linked.open = true;
    // The event that find-in-page fires on a closed panel with a match.
    else if (open)
      linked
        .querySelector("[data-state=closed][data-slot=accordion-content]")
        ?.dispatchEvent(new Event("beforematch"));
    // After the router has restored or reset the scroll position.
    const frame = requestAnimationFrame(() => linked.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, open]);
}
