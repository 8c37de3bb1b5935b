import { useEffect, useRef, useState } from "react";

/**
 * Tracks an element that starts below the window until the visitor scrolls to it.
 *
 * `here`: it was in or above the window on mount, or the visitor prefers reduced motion: leave it alone.
 * `waiting`: it is below the window. `arrived`: it has come into the window; this state is final.
 */
export function useArrival<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [arrival, setArrival] = useState<"here" | "waiting" | "arrived">("here");

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;

    let waiting = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const below = !entry.isIntersecting && entry.boundingClientRect.top > 0;
      if (below) {
        waiting = true;
        setArrival("waiting");
        return;
      }
      if (waiting) setArrival("arrived");
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, arrival] as const;
}
