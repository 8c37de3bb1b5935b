/**
 * In the package, every name in CSS begins with the library's own: classes (`clinic:flex`), custom properties
 * (`--clinic-color-primary`), keyframes, and `data-clinic-theme`. So neither the library nor the page around it can
 * style the other by accident.
 */
import { childrenOf, isJoin, isJsx, type Node, parse } from "./syntax-tree.ts";

const prefix = "clinic";

/** Shortens `overridable:`, which in the package only distinguishes class names: every class there yields to the page's. */
export const prefixedClass = (name: string) => `${prefix}:${name.replace(/^overridable:/, "o:")}`;

/** The attribute of every element that the library renders, and that its reset reaches. */
export const ownElement = `data-${prefix}`;

/** Renames custom properties, and the attribute of themes. */
export const withOwnProperties = (text: string) =>
  text.replaceAll(/(?<![\w-])--(?=[a-z])/gi, `--${prefix}-`).replaceAll("data-theme", `data-${prefix}-theme`);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Renames the classes and custom properties in a compiled module, and marks the elements that it renders. */
export function withOwnNames(code: string, isClass: (name: string) => boolean) {
  const edits: Edit[] = [];
  const used = new Set<string>();
  const tags = new Set<string>();

  const rename = ({ start, end, type }: Node, inClasses: boolean) => {
    const quote = type === "Literal" ? code.charAt(start) : "";
    const text = withOwnProperties(code.slice(start + quote.length, end - quote.length));
    const words = text.match(/\S+/g) ?? [];
    // Outside of `className`, a single word such as "hidden" may be anything.
    const isList = words.every(isClass) && words.some((word) => /[-:[(/]/.test(word));
    const renamed = text.replaceAll(/\S+/g, (word) => {
      if (!isClass(word) || !(inClasses || isList)) return word;
      used.add(word);
      return prefixedClass(word);
    });
    edits.push({ start, end, text: quote + renamed + quote });
  };

  const visit = (node: Node, inClasses: boolean) => {
    if (node.type === "Literal" && typeof node.value === "string") return rename(node, inClasses);
    if (node.type === "TemplateElement") return rename(node, inClasses);
    if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return;
    if (node.type === "Property") {
      const { key, value, computed } = node as Node & {
        key: Node & { name?: string; value?: string };
        value: Node;
      };
      const name = key.name ?? key.value ?? "";
      // A custom property in `style`, or the condition of a class.
      if (computed || typeof key.value === "string") visit(key, false);
      // `data-slot="tooth"` isn't of the class `tooth`.
      if (name === "defaultVariants" || (/^data-/.test(name) && value.type === "Literal")) return;
      return visit(value, inClasses || /^class(Name|Names)$/.test(name));
    }
    if (isJsx(node)) markElement(node, edits);
    if (isJsx(node)) for (const tag of tagsOf((node.arguments as [Node])[0])) tags.add(tag);
    // A string in a comparison or an index isn't a class.
    const inner =
      node.type === "BinaryExpression" || node.type === "MemberExpression"
        ? false
        : inClasses || isJoin(node);
    for (const child of childrenOf(node)) visit(child, inner);
  };
  // Headings whose level is a prop, or Radix's.
  if (/`h\$\{|"h[1-6]"|\.Header\b/.test(code)) for (const level of [1, 2, 3, 4, 5, 6]) tags.add(`h${level}`);
  visit(parse(code), false);

  let result = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return { code: result, classes: used, tags };
}

/** The kinds of element that a component may be: `asChild ? Slot : "button"` is a button, or a link of the caller's. */
function tagsOf(type: Node): string[] {
  if (type.type === "Literal") return [String(type.value)];
  if (type.type === "ConditionalExpression")
    return ["a", ...tagsOf(type.consequent as Node), ...tagsOf(type.alternate as Node)];
  return [];
}

/** Marks what becomes an element: tags, parts with a slot, icons, and whatever takes classes. */
function markElement(node: Node, edits: Edit[]) {
  const [type, props] = node.arguments as [
    Node,
    Node & { properties: { key?: { name?: string; value?: string } }[] },
  ];
  if (props?.type !== "ObjectExpression") return;
  const names = props.properties.map(({ key }) => key?.name ?? key?.value);
  if (
    type.type !== "Literal" &&
    !names.some((name) => /^(className|data-slot|aria-hidden)$/.test(name ?? ""))
  )
    return;
  edits.push({ start: props.start + 1, end: props.start + 1, text: ` "${ownElement}": "",` });
}
