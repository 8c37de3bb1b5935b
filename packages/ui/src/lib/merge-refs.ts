import type { Ref, RefCallback } from "react";

/** One ref for several: for components that use the element themselves and also expose it. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const cleanUps = refs.map((ref) => {
      if (typeof ref === "function") return ref(element) ?? (() => ref(null));
      if (!ref) return undefined;
      ref.current = element;
      return () => {
        ref.current = null;
      };
    });
    return () => {
      for (const cleanUp of cleanUps) cleanUp?.();
    };
  };
}
