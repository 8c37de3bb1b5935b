import { type RefObject, useEffect, useState } from "react";

/** Whether the content of an element is wider than the element; false on the server. */
export function useOverflow(ref: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);

  return overflows;
}
