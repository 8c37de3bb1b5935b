import { type ComponentType, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";

/** Decap's rich text, which marks lists as the articles do and follows values from elsewhere, such as a form that was left. */
export function inOurStyle(RichText: ComponentType<ControlProps>) {
  return function RichTextControl({ ref, value, onChange, ...props }: ControlProps) {
    const control = useRef<Record<string, unknown>>(null);
    useImperativeHandle(ref, () => control.current ?? {}, []);
    const text = String(value ?? "");
    const [shown, setShown] = useState(0);
    const last = useRef(text);
    // Rich text reads its value only once, so a text from elsewhere needs a new one.
    if (text !== last.current) {
      last.current = text;
      setShown(shown + 1);
    }
    const change = (markdown: unknown) => {
      last.current = String(markdown ?? "").replaceAll(/^(\s*)\* /gm, "$1- ");
      onChange(last.current);
    };
    return <RichText {...props} key={shown} ref={control} value={text} onChange={change} />;
  };
}
