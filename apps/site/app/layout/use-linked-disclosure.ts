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
    const linked = placeAt(hash)?.closest<HTMLElement>("details, [data-slot=accordion-item]");
    if (!linked) return;
    if (linked.matches("details")) reveal(linked);
    else if (open) reveal(linked.querySelector("[data-state=closed][data-slot=accordion-content]"));
    // After the router has restored or reset the scroll position.
    const frame = requestAnimationFrame(() => linked.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, open]);
}

/** What a fragment names: in Hindi and Marathi it is encoded, and anyone may have broken it. */
export const placeAt = (hash: string) =>
  document.getElementById(new URLSearchParams(hash.replace("#", "id=")).get("id") ?? "");

/** Opens a native disclosure, or a closed panel by the event that find-in-page fires where it has a match. */
export function reveal(panel?: Element | null) {
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  else panel?.dispatchEvent(new Event("beforematch"));
}
