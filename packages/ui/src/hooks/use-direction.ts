import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * The direction of text at an element, for libraries that position things themselves and can't use CSS. Left to
 * right on the server and until the first layout.
 */
export function useDirection(ref: RefObject<Element | null>) {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");

  useLayoutEffect(() => {
    const read = () => {
      // By attribute: asking for the style would have the browser compute it at once, for the whole page.
      const owner = ref.current?.closest<HTMLElement>("[dir=ltr], [dir=rtl]");
      setDirection(owner?.dir === "rtl" ? "rtl" : "ltr");
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] });
    return () => observer.disconnect();
  }, [ref]);

  return direction;
}
