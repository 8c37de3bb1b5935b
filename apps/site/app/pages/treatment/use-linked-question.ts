import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Brings the question into view that the page's address leads to.
 *
 * @param open whether to open its answer too: for the block of the questions, which alone can
 */
export function useLinkedQuestion({ open }: { open: boolean }) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const panel = document.getElementById(hash.slice(1))?.closest("[data-slot=accordion-content]");
    if (!panel) return;
    // What find-in-page tells a closed panel in which it has found words.
    if (open && panel.getAttribute("data-state") === "closed") panel.dispatchEvent(new Event("beforematch"));
    // After the router has put the page where it should be.
    const frame = requestAnimationFrame(() => panel.closest("[data-slot=accordion-item]")?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, open]);
}
