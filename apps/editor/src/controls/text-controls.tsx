import { definitionOf } from "@clinic/content/schemas";
import type { ComponentProps, ComponentType } from "react";
import { pages } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { pathOf, toPlain } from "../record-file.ts";

/** The browser's own field, with values to choose from. */
export function Choosable({ options, ...props }: ComponentProps<"input"> & { options: readonly string[][] }) {
  return (
    <>
      <input list={`${props.id}-choices`} {...props} />
      <datalist id={`${props.id}-choices`}>
        {options.map(([value, label]) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}

/** A text, number, date, time, phone number or page in the browser's own field; or a list of texts in one box. */
export function TextControl({ value, onChange, forID, field, classNameWrapper, getEntry }: ControlProps) {
  const type = field.get("type") as string | undefined;
  const between = field.get("between") as string | undefined;
  const inputMode = field.get("inputMode") as "numeric" | "decimal" | undefined;
  const props = {
    id: forID,
    inputMode,
    className: classNameWrapper,
    lang: definitionOf(pathOf(getEntry())).language,
    onChange({ target: { value: typed } }: { target: { value: string } }) {
      const lines = typed.split("\n").filter((line) => line.trim() !== "");
      // What is typed otherwise stays in the box as it is: it is read, or refused, with the form.
      const isNumber = inputMode && String(Number(typed)) === typed;
      onChange(between ? lines : isNumber ? Number(typed) : typed || undefined);
    },
  };
  // What is between the texts isn't stored, so the box keeps what is typed.
  if (between)
    return <textarea {...props} defaultValue={((toPlain(value) ?? []) as string[]).join(between)} />;
  const text = { ...props, value: String(value ?? "") };
  if (!type && !inputMode) return <textarea rows={1} {...text} />;
  if (type === "text") return <Choosable options={pages.map(({ path, title }) => [path, title])} {...text} />;
  return <input type={type} {...text} />;
}

/** Decap's rich text, which marks the entries of lists with asterisks: the articles have hyphens. */
export function hyphenated(RichText: ComponentType<ControlProps>) {
  return function HyphenatedRichText({ onChange, ...props }: ControlProps) {
    // It says at once that a text that there isn't is empty.
    const set = (text: string) => (text || props.value) && onChange(text.replaceAll(/^(\s*)\* /gm, "$1- "));
    return <RichText {...props} onChange={set} />;
  };
}
