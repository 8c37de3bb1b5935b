import { type ComponentType, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";
import { asWritten } from "./as-written.ts";

/** Decap's rich text, which keeps the lines that weren't edited and follows what is undone. */
export function richTextAsWritten(RichText: ComponentType<ControlProps>) {
  return function RichTextControl({ ref, value, onChange, ...props }: ControlProps) {
    const control = useRef<Record<string, unknown>>(null);
    useImperativeHandle(ref, () => control.current ?? {}, []);
    const text = String(value ?? "");
    const [stored, setStored] = useState({ text, number: 0 });
    const last = useRef(text);
    // Rich text reads its value only once, so a text from elsewhere needs a new one.
    if (text !== last.current) {
      last.current = text;
      setStored(({ number }) => ({ text, number: number + 1 }));
    }
    return (
      <RichText
        {...props}
        key={stored.number}
        ref={control}
        value={text}
        onChange={(markdown) => {
          last.current = asWritten(stored.text, String(markdown ?? ""));
          onChange(last.current);
        }}
      />
    );
  };
}
