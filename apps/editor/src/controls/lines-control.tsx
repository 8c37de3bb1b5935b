import type { List } from "immutable";
import { useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";

/** A list of texts in one box: paragraphs are separated by empty lines, other texts by line breaks. */
export function LinesControl({ value, onChange, forID, field, classNameWrapper, ...style }: ControlProps) {
  const between = field.get("paragraphs") ? "\n\n" : "\n";
  const stored = (value as List<string> | string[] | undefined)?.join(between) ?? "";
  // Empty lines are not stored.
  const [typed, setTyped] = useState(stored);
  const shown = join(typed, between) === stored ? typed : stored;
  return (
    <textarea
      id={forID}
      className={`${classNameWrapper} lines`}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(linesOf(event.target.value));
      }}
      onFocus={style.setActiveStyle}
      onBlur={style.setInactiveStyle}
    />
  );
}

function linesOf(text: string) {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function join(text: string, between: string) {
  return linesOf(text).join(between);
}
