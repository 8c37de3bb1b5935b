import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * The direction of text at an element, for libraries that position things themselves and can't use CSS. Left to
 * right on the server and until the first layout.
 */
export function useDirection(ref: RefObject<Element | null>) {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");

  useLayoutEffect(() => {
    const read = () => {
      if (ref.current) setDirection(getComputedStyle(ref.current).direction === "rtl" ? "rtl" : "ltr");
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] });
    return () => observer.disconnect();
  }, [ref]);

  return direction;
}
