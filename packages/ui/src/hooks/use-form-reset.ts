import { type RefObject, useEffect, useEffectEvent } from "react";

type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** Calls back when the form of a control has been reset, for what the browser doesn't reset itself. */
export function useFormReset(ref: RefObject<FormControl | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);

  useEffect(() => {
    const form = ref.current?.form;
    // The event comes before the reset, which a later listener may still prevent.
    const afterReset = (event: Event) => setTimeout(() => event.defaultPrevented || reset());
    form?.addEventListener("reset", afterReset);
    return () => form?.removeEventListener("reset", afterReset);
  }, [ref]);
}
