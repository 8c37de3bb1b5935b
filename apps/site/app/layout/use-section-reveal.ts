import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Requirements, section 9: "Scroll animation 1000 ms, once". */
const REVEAL_MS = 1000;
/** No final keyframe: the animation ends at the element's own styles. */
const RISE = [{ opacity: 0, translate: "0 2rem", offset: 0 }];

/**
 * Animates each section of a page into place once, as it scrolls into view. Sections in or above the viewport at
 * hydration, and those that a jump leads to, are left alone. The Web Animations API leaves attributes untouched, so
 * boundaries that hydrate later still match the server's HTML. Nothing is ever hidden without scripts, in print or under
 * reduced motion.
 */
export function useSectionReveal() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections
  useEffect(() => {
    const still = matchMedia("print, (prefers-reduced-motion: reduce)");
    if (still.matches) return;

    const reveals = new Map<Element, Animation[]>();
    // Each animation is a layer, so a section gets one shortly before it comes into view.
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          if (boundingClientRect.top < window.innerHeight) continue;
          reveals.set(target, prepare(target));
          inView.observe(target);
        }
      },
      { rootMargin: "0px 0px 100%" },
    );
    const inView = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top > 0) continue;
        inView.unobserve(target);
        for (const animation of reveals.get(target) ?? [])
          if (animation.playState === "paused") animation.play();
      }
    });
    /** Focus by key is never on something that is still rising. What is pressed stays under the pointer. */
    const showFocused = ({ target }: FocusEvent) => {
      for (const [section, animations] of reveals) {
        if (target instanceof Element && target.matches(":focus-visible") && section.contains(target))
          for (const animation of animations) animation.finish();
      }
    };
    // Captured, because React stops propagation of events targeting a dehydrated boundary.
    document.addEventListener("focusin", showFocused, true);
    for (const section of document.querySelectorAll("main section:not(section section)"))
      near.observe(section);
    const stop = () => {
      near.disconnect();
      inView.disconnect();
      document.removeEventListener("focusin", showFocused, true);
      for (const animation of [...reveals.values()].flat()) animation.cancel();
      still.removeEventListener("change", stop);
      window.removeEventListener("beforeprint", stop);
    };
    still.addEventListener("change", stop);
    window.addEventListener("beforeprint", stop);
    return stop;
  }, [pathname]);
}

/** Animates the section's children, so that its background stays in place. */
function prepare(section: Element) {
  return [...section.children].map((child) => {
    const animation = child.animate(RISE, { duration: REVEAL_MS, easing: "ease-out", fill: "backwards" });
    animation.pause();
    return animation;
  });
}
