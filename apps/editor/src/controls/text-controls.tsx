import { useId, useState } from "react";
import { pages } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { toPlain } from "../draft.ts";

/** A single-line text, date, time or phone number in the browser's own field, or the path of a page of this site. */
export function LineControl({ value, onChange, forID, field, classNameWrapper }: ControlProps) {
  const listId = useId();
  const offered = field.get("pages") ? pages : [];
  const options = offered.map(({ path, title }) => <option key={path} value={path} label={title} />);
  return (
    <>
      <input
        id={forID}
        type={String(field.get("type"))}
        // With a list it would be a combo box to everyone.
        list={offered.length > 0 ? listId : undefined}
        className={classNameWrapper}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <datalist id={listId}>{options}</datalist>
    </>
  );
}

/** A list of texts in one box: paragraphs are separated by empty lines, other texts by line breaks. */
export function LinesControl({ value, onChange, forID, field, classNameWrapper }: ControlProps) {
  const between = field.get("paragraphs") ? "\n\n" : "\n";
  const stored = ((toPlain(value) ?? []) as string[]).join(between);
  // Empty lines are not stored.
  const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
  const [typed, setTyped] = useState(stored);
  const change = (text: string) => {
    setTyped(text);
    onChange(linesOf(text));
  };
  const shown = linesOf(typed).join(between) === stored ? typed : stored;
  return (
    <textarea
      id={forID}
      className={classNameWrapper}
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  );
}
