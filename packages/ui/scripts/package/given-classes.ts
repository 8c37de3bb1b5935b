/**
 * Finds the classes that a compiled module may pass to components of other modules. Only classes that can meet on an
 * element need an order, so every pair that is ruled out here makes stylesheets smaller.
 */
import { childrenOf, isJsx, type Node, nameOf, parse } from "./syntax-tree.ts";

export interface GivenClasses {
  /** The relative specifier of the module that receives them. */
  to: string;
  /** The classes, or any that the module has. A caller's own are always passed on. */
  classes: string[] | "any";
}

export function givenClasses(code: string) {
  const given: GivenClasses[] = [];
  const modules = new Map<string, string>();

  const visit = (node: Node, isInSlot: boolean) => {
    if (node.type === "ImportDeclaration") {
      for (const { local } of node.specifiers as { local: { name: string } }[])
        modules.set(local.name, sourceOf(node));
      return;
    }
    if (node.source) given.push({ to: sourceOf(node), classes: "any" });
    if (node.type === "Identifier") {
      const to = modules.get(nameOf(node));
      if (to) given.push({ to, classes: "any" });
    }
    const [type, props] = isJsx(node) ? (node.arguments as [Node, Node]) : [];
    for (const child of childrenOf(node)) {
      const to = child === type && !isInSlot && modules.get(nameOf(child));
      const classes = to && classesIn(props);
      if (!classes) visit(child, isInSlot || propertiesOf(props).some(({ name }) => name === "asChild"));
      else if (classes.length > 0) given.push({ to, classes });
    }
  };
  visit(parse(code), false);
  return given.filter(({ to }) => to.startsWith("."));
}

/** The classes in an element's props, "" for the caller's; `undefined` if there may be others. */
function classesIn(props: Node | undefined) {
  if (props?.type !== "ObjectExpression") return;
  const classes: string[] = [];
  for (const { name, value } of propertiesOf(props)) {
    if (name === "asChild") return;
    if (name && !/class/i.test(name)) continue;
    const words = name || nameOf(value) !== "props" ? wordsIn(value) : [""];
    if (!words) return;
    classes.push(...words);
  }
  return classes;
}

/** The words of all strings in an expression for `className`. */
function wordsIn(node: Node): string[] | undefined {
  const name = nameOf(node);
  if (name) return name === "className" || name === "cn" ? [""] : undefined;
  if (node.type === "Literal") return String(node.value).split(" ");
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw.split(/\s+/);
  const words: string[] = [];
  for (const child of childrenOf(node)) {
    // Conditions aren't classes, but the left side of `one || other` may be one.
    if (child === node.test || (node.operator === "&&" && child === node.left)) continue;
    const more = wordsIn(child);
    if (!more) return;
    words.push(...more);
  }
  return words;
}

/** The properties of an object literal; a spread has no name. */
function propertiesOf(object: Node | undefined) {
  return ((object?.properties ?? []) as Node[]).map(({ key, value, argument }) => {
    const { name, value: quoted } = (key ?? {}) as { name?: string; value?: string };
    return { name: String(name ?? quoted ?? ""), value: (value ?? argument) as Node };
  });
}

const sourceOf = (node: Node) => String((node.source as Node).value);
