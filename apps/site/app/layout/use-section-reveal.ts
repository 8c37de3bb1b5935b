import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Specification, section 9: "Scroll animation 1000 ms, once". */
const REVEAL_MS = 1000;
/** The end is left out: it is whatever the element's own styles say. */
const RISE = [{ opacity: 0, translate: "0 2rem", offset: 0 }];

/**
 * Lets the sections of a page rise into place, once, as they come into view. What is in view or above it when the page
 * hydrates is left alone. It animates without touching an attribute, so that boundaries that hydrate later find the
 * HTML of the server, and nothing is hidden before scripts run, on paper or for visitors who prefer reduced motion.
 */
export function useSectionReveal() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    const still = matchMedia("print, (prefers-reduced-motion: reduce)");
    if (still.matches) return;

    const waiting = new Map<Element, Animation[]>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const animations = waiting.get(target);
        if (!isIntersecting && !animations && boundingClientRect.top > 0) {
          waiting.set(target, prepare(target));
          continue;
        }
        if (!isIntersecting && boundingClientRect.top > 0) continue;
        observer.unobserve(target);
        for (const animation of animations ?? []) animation.play();
        waiting.delete(target);
      }
    });
    for (const section of document.querySelectorAll("main section:not(section section)")) {
      observer.observe(section);
    }
    const stop = () => {
      observer.disconnect();
      for (const animation of [...waiting.values()].flat()) animation.cancel();
      still.removeEventListener("change", stop);
      window.removeEventListener("beforeprint", stop);
    };
    still.addEventListener("change", stop);
    window.addEventListener("beforeprint", stop);
    return stop;
  }, [pathname]);
}

/** The content moves, not the section, whose background stays where it is. */
function prepare(section: Element) {
  return [...section.children].map((child) => {
    const animation = child.animate(RISE, { duration: REVEAL_MS, easing: "ease-out", fill: "backwards" });
    animation.pause();
    return animation;
  });
}
