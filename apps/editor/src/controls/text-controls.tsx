import { useId, useState } from "react";
import { pages } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { toPlain } from "../draft.ts";

/** A single-line text, date, time or phone number in the browser's own field, or the path of a page of this site. */
export function LineControl({ value, onChange, forID, field, classNameWrapper }: ControlProps) {
  const listId = useId();
  return (
    <>
      <input
        id={forID}
        type={String(field.get("type"))}
        list={field.get("pages") ? listId : undefined}
        className={classNameWrapper}
        value={String(value ?? "")}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
      <datalist id={listId}>
        {field.get("pages")
          ? pages.map(({ path, title }) => <option key={path} value={path} label={title} />)
          : null}
      </datalist>
    </>
  );
}

/** A list of texts in one box: paragraphs are separated by empty lines, other texts by line breaks. */
export function LinesControl({ value, onChange, forID, field, classNameWrapper }: ControlProps) {
  const between = field.get("paragraphs") ? "\n\n" : "\n";
  const stored = ((toPlain(value) ?? []) as string[]).join(between);
  // Empty lines are not stored.
  const [typed, setTyped] = useState(stored);
  return (
    <textarea
      id={forID}
      className={classNameWrapper}
      value={linesOf(typed).join(between) === stored ? typed : stored}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(linesOf(event.target.value));
      }}
    />
  );
}

function linesOf(text: string) {
  return text.split("\n").filter((line) => line.trim() !== "");
}
