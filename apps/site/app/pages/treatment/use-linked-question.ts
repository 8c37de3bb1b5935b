import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Scrolls to the question in the URL's fragment.
 *
 * @param open whether to open its answer too, which works only once the FAQ has hydrated
 */
export function useLinkedQuestion({ open }: { open: boolean }) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const panel = document.getElementById(hash.slice(1))?.closest("[data-slot=accordion-content]");
    if (!panel) return;
    // The event that find-in-page fires on a closed panel with a match.
    if (open && panel.getAttribute("data-state") === "closed") panel.dispatchEvent(new Event("beforematch"));
    // After the router has restored or reset the scroll position.
    const frame = requestAnimationFrame(() => panel.closest("[data-slot=accordion-item]")?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, open]);
}
