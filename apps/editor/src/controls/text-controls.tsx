import { definitionOf } from "@clinic/content/schemas";
import { type ComponentProps, type ComponentType, useId } from "react";
import { pages } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { pathOf, toPlain } from "../record-file.ts";

/** The browser's own field, with values to choose from. */
export function Choosable({ options, ...props }: ComponentProps<"input"> & { options: readonly string[][] }) {
  const listId = useId();
  return (
    <>
      <input list={listId} {...props} />
      <datalist id={listId}>
        {options.map(([value, label]) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}

const pageOptions = pages.map(({ path, title }) => [path, title]);

/** A text, date, time or phone number in the browser's own field, or the path of a page of this site. */
export function LineControl({ value, onChange, forID, field, classNameWrapper, getEntry }: ControlProps) {
  const type = field.get("type") as string | undefined;
  const props = {
    id: forID,
    className: classNameWrapper,
    lang: definitionOf(pathOf(getEntry())).language,
    value: String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
  };
  if (!type) return <textarea rows={1} {...props} />;
  return type === "text" ? <Choosable options={pageOptions} {...props} /> : <input type={type} {...props} />;
}

/** A list of texts in one box: paragraphs are separated by empty lines, other texts by line breaks. */
export function LinesControl({ value, onChange, forID, field, classNameWrapper, getEntry }: ControlProps) {
  const stored = (toPlain(value) ?? []) as string[];
  return (
    <textarea
      id={forID}
      className={classNameWrapper}
      lang={definitionOf(pathOf(getEntry())).language}
      defaultValue={stored.join(field.get("paragraphs") ? "\n\n" : "\n")}
      // Empty lines are not stored.
      onChange={({ target }) => onChange(target.value.split("\n").filter((line) => line.trim() !== ""))}
    />
  );
}

/** Decap's rich text, which marks the entries of lists with asterisks: the articles have hyphens. */
export function hyphenated(RichText: ComponentType<ControlProps>) {
  return function HyphenatedRichText({ onChange, ...props }: ControlProps) {
    const change = (text: unknown) => onChange(String(text).replaceAll(/^(\s*)\* /gm, "$1- "));
    return <RichText {...props} onChange={change} />;
  };
}
