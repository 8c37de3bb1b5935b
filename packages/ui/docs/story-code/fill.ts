/**
 * Stands where args go: `<Button␁Button␁`, or `<Button␁␁>` for an element with children of its own. Attributes that
 * override args are named after a dash: `<Button type="submit"␁Button-type␁`.
 */
export const SPREAD = "\u0001";

/** The code of a story, and its args as written, by name. */
export interface StoryCode {
  code: string;
  args: Record<string, string>;
}

/** In characters. Longer lines are broken. */
const MAX_LINE = 96;

/** The code with args in place: those that a control has changed as they are now. */
export function fillCode({ code, args }: StoryCode, changed: Record<string, unknown> = {}) {
  const values = { ...args };
  for (const [name, value] of Object.entries(changed)) values[name] = JSON.stringify(value) ?? "undefined";
  const pattern = new RegExp(`([^\n]*)${SPREAD}([\\w.]*)((?:-[\\w-]+)*)${SPREAD}`, "g");
  const filled = code.replace(pattern, (_, before: string, tag: string, overriding: string) => {
    const overridden = overriding.split("-");
    const indent = /^ */.exec(before)?.[0] ?? "";
    const { children } = values;
    const attributes = Object.entries(values)
      .filter(([name]) => name !== "children" && !overridden.includes(name))
      .map(([name, value]) => attribute(name, value));
    const oneLine = attributes.map((each) => ` ${each}`).join("");
    const short = !oneLine.includes("\n") && before.length + oneLine.length < MAX_LINE;
    const inner = `\n${indent}  `;
    const opening =
      before + (short ? oneLine : attributes.map((each) => inner + reindent(each, inner)).join(""));
    const end = short ? "" : `\n${indent}`;
    if (!tag) return opening + end;
    const inside = tag && children !== undefined && children !== "undefined" ? child(children) : "";
    if (!inside) return `${opening}${short ? " " : end}/>`;
    const oneLineInside =
      short && !inside.includes("\n") && opening.length + inside.length + tag.length < MAX_LINE;
    return oneLineInside
      ? `${opening}>${inside}</${tag}>`
      : `${opening}${end}>${inner}${reindent(inside, inner)}\n${indent}</${tag}>`;
  });
  // An element on several lines stands in brackets.
  return filled.replace(/^ {2}return (<[^;]*\n[\s\S]*>);\n\}$/m, (_, element: string) => {
    return `  return (\n    ${element.replaceAll("\n", "\n  ")}\n  );\n}`;
  });
}

function attribute(name: string, value: string) {
  if (value === "true") return name;
  return /^"[^"\\\n]*"$/.test(value) ? `${name}=${value}` : `${name}={${value}}`;
}

/** What stands between the tags: text, an element, or an expression. */
function child(value: string) {
  const text = /^"([^"\\{}<>]*)"$/.exec(value)?.[1];
  if (text !== undefined) return text.trim() === text ? text : `{${value}}`;
  const element = /^\(\s*(<[\s\S]*>)\s*\)$/.exec(value)?.[1] ?? value;
  return element.startsWith("<") ? element : `{${value}}`;
}

/** Moves the lines after the first below it. */
function reindent(text: string, start: string) {
  const lines = text.split("\n");
  const last = /^ */.exec(lines.at(-1) ?? "")?.[0].length ?? 0;
  return lines
    .map((line, index) =>
      index === 0 ? line : " ".repeat(Math.max(0, indentOf(line) - last)) + line.trimStart(),
    )
    .map((line, index) => (index === 0 || !line ? line : start.slice(1) + line))
    .join("\n");
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
