/**
 * Makes the package's stylesheets from the compiled one. They have no cascade layers, because any rule of a page outside
 * of layers (`* { padding: 0 }`) would beat them. Instead, the specificity of each rule expresses the order of Tailwind's
 * layers and utilities, and stays below that of a class. So the stylesheets of components can load in any order; rules of
 * the page for elements lose to them, and those for classes and ids win.
 */
import { selectorSpecificity } from "@csstools/selector-specificity";
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from "postcss";
import parse, { type Selector } from "postcss-selector-parser";
import { ownElement, prefixedClass, withOwnProperties } from "./names.ts";

/** Specificity of the weakest rule, in elements: it still beats `*`, `button` and `ul li`. */
const WEAKEST = 3;

/** What the library renders, and the text that it is given as HTML. */
const own = `:is([${ownElement}],[data-slot=prose] *)`;
const ownWithoutHtml = `[${ownElement}]`;

/** Elements of the library that aren't inside another. They don't inherit the page's type; links take that around them. */
const outermost = `${own}:not(${own} *,[data-slot=text-link])`;

/** Properties of `html` and `body` that an outermost element takes over. The others are left to the page. */
const inherited = /^(color$|font|line-height|-webkit-(font|text|tap)|tab-size|overflow-wrap)/;

/** Elements that a page's own rules often style, and that inherit their text here. */
const ofText = [
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "p",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "a",
  "span",
  "label",
  "figcaption",
  "blockquote",
];
const inheritedText =
  "font:inherit;color:inherit;letter-spacing:inherit;text-transform:inherit;text-align:inherit";

/** Initial values that an outermost element has, whatever the page sets. */
const usualText =
  "font-style:normal;font-weight:400;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;text-align:start;text-shadow:none";

/** Splits the compiled stylesheet into what every page needs and the rules of each class. */
export function splitStylesheet(compiled: string) {
  const root = postcss.parse(withOwnKeyframes(withOwnProperties(compiled)));
  root.walkComments((comment) => void comment.remove());
  const layers = takeLayers(root);

  const base = postcss.root({ nodes: [...layers.properties, ...layers.base] });
  base.prepend(postcss.parse(`${ofText}{${inheritedText}}`).nodes);
  base.walkRules(confine);
  joinOutermost(base);
  base.walkRules(dropRepeated);
  // Variables that Tailwind reads and our theme doesn't set.
  base.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/^var\(--clinic-default-[\w-]+-settings,(\w+)\)$/, "$1");
  });

  const components = postcss.root({ nodes: layers.components });
  const utilities = postcss.root({ nodes: layers.utilities });
  const sheets = [components, utilities];
  // No component has Tailwind's gradients, which `transition-colors` would animate.
  utilities.walkDecls("transition-property", (declaration) => {
    declaration.value = declaration.value.replaceAll(/,--clinic-tw-gradient-\w+/g, "");
  });
  const classes = new Set<string>();
  const classesOf = new Map<Rule, RuleClasses>();
  for (const sheet of sheets) {
    // The minifier joins rules whose classes belong to different entries.
    sheet.walkRules((rule) => {
      if (rule.selectors.length > 1)
        rule.replaceWith(...rule.selectors.map((selector) => rule.clone({ selector })));
    });
    sheet.walkRules((rule) => {
      const found = classesIn(parse().astSync(rule.selector).first);
      if (found.all.length === 0) throw new Error(`Of which entry is ${rule.selector}? Give it a class.`);
      for (const name of found.all) classes.add(name);
      classesOf.set(rule, found);
      rule.selector = parse((selectors) =>
        selectors.walkClasses((node) => {
          node.value = prefixedClass(node.value);
        }),
      ).processSync(rule.selector);
    });
  }

  return {
    /** Names of all classes, and of the markers (`group/block`) that selectors refer to. */
    classes,
    /** Custom properties, themes, fonts and keyframes: once a page. */
    tokens: [...layers.theme, ...root.nodes.filter((node) => !isProperty(node))].map(String).join(""),
    /**
     * Expresses the order of all rules as specificity. Returns a function that gives the rules for elements with these
     * tags and classes: their part of the reset, and the utilities.
     */
    order(onOneElement: Meeting, inOneAnother = onOneElement) {
      const mayMeet = (one: Rule, other: Rule) => {
        const [ones, others] = [classesOf.get(one), classesOf.get(other)];
        if (!ones || !others) return true;
        return ones.subject && others.subject
          ? onOneElement(ones.subject, others.subject)
          : ones.all.some((a) => others.all.some((b) => inOneAnother(a, b)));
      };
      orderBySpecificity([base, ...sheets], mayMeet);
      return (usedClasses: ReadonlySet<string>, tags: ReadonlySet<string>, hasHtml: boolean) => {
        const used = sheets.flatMap((original) => {
          const originals: Rule[] = [];
          original.walkRules((rule) => void originals.push(rule));
          const rules = original.clone();
          rules.walkRules((rule) => {
            const { all } = classesOf.get(originals.shift() as Rule) ?? { all: [] };
            if (!all.every((name) => usedClasses.has(name))) rule.remove();
          });
          return rules.nodes;
        });
        const reset = hasHtml ? base.clone() : resetFor(base, tags);
        const properties = root.nodes.filter(isProperty);
        const sheet = postcss.root({
          nodes: [...reset.nodes, ...used, ...properties.map((node) => node.clone())],
        });
        removeUnusedProperties(sheet);
        sheet.walkAtRules(removeIfEmpty);
        return String(sheet);
      };
    },
  };
}

/** Whether an element may have both classes, or one be inside an element with the other. */
type Meeting = (one: string, other: string) => boolean;

interface RuleClasses {
  all: string[];
  /** The class of the element that the rule styles, unless it styles one inside or beside. */
  subject: string | undefined;
}

function classesIn(selector: Selector): RuleClasses {
  const all: string[] = [];
  selector.walkClasses((node) => void all.push(node.value));
  return { all, subject: subjectOf(selector) };
}

/** The class in the last part of a selector: `group-hover\:flex` in `:is(:where(.group):hover .group-hover\:flex)`. */
function subjectOf(selector: Selector): string | undefined {
  const last = selector.nodes.slice(selector.nodes.findLastIndex((node) => node.type === "combinator") + 1);
  const own = last.find((node) => node.type === "class");
  if (own) return own.value;
  const inner = last.find((node) => node.type === "pseudo" && /^:(is|where)$/.test(node.value));
  return inner?.type === "pseudo" && inner.nodes.length === 1 && inner.nodes[0]
    ? subjectOf(inner.nodes[0])
    : undefined;
}

const isProperty = (node: ChildNode) => node.type === "atrule" && node.name === "property";

/** Parts of controls that only an `<input>` has. */
const partOfInput = /::?(-webkit-(date|search|inner|outer|calendar)|file-selector|placeholder|-moz-ui)/;

/** The part of the reset that these tags need. */
function resetFor(base: Root, tags: ReadonlySet<string>) {
  const reset = base.clone();
  reset.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) => {
      if (selector.endsWith("::backdrop")) return tags.has("dialog");
      if (partOfInput.test(selector)) return tags.has("input") || tags.has("textarea");
      const tag = /^:where\((?::where\(select.*?\) )?([a-z]+\d?)/.exec(selector)?.[1];
      return !tag || tags.has(tag);
    });
    if (needed.length > 0)
      rule.selectors = needed.map((selector) => selector.replaceAll(own, ownWithoutHtml));
    else rule.remove();
  });
  return reset;
}

/** Keeps Tailwind's own properties (`--tw-leading`), and their defaults for older browsers, only where a rule uses them. */
function removeUnusedProperties(sheet: Root) {
  const used = new Set([...String(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  sheet.walkDecls(/^--clinic-tw-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules("property", (atRule) => {
    if (!used.has(atRule.params)) atRule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

function removeIfEmpty(atRule: AtRule) {
  const parent = atRule.parent;
  if (atRule.nodes?.length !== 0) return;
  atRule.remove();
  if (parent?.type === "atrule") removeIfEmpty(parent as AtRule);
}

/** Renames keyframes, whose names are global to the page. */
function withOwnKeyframes(css: string) {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  const pattern = new RegExp(`(?<=[:, ]|@keyframes )(${names.join("|")})(?=[ ,;}{])`, "g");
  return names.length > 0 ? css.replaceAll(pattern, prefixedClass("$1").replace(":", "-")) : css;
}

/** Removes the layers from the sheet, and returns their rules. */
function takeLayers(root: Root) {
  const layers: Record<"properties" | "theme" | "base" | "components" | "utilities", ChildNode[]> = {
    properties: [],
    theme: [],
    base: [],
    components: [],
    utilities: [],
  };
  for (const node of [...root.nodes]) {
    if (node.type !== "atrule" || node.name !== "layer") continue;
    const layer = layers[node.params as keyof typeof layers];
    // `@layer a, b;` has no rules.
    if (node.nodes && !layer) throw new Error(`The package has no place for the layer ${node.params}.`);
    if (node.nodes) layer.push(...node.nodes);
    node.remove();
  }
  const isTheme = (node: ChildNode) => node.type === "rule" && /^\[data-\w+-theme/.test(node.selector);
  layers.theme.push(...layers.base.filter(isTheme));
  layers.base = layers.base.filter((node) => !isTheme(node));
  return layers;
}

/** Confines a rule for all elements, or for a kind of element, to the library's. */
function confine(rule: Rule) {
  const selectors = rule.selectors.flatMap((selector) => {
    if (/^(html|body|:host|:root)$/.test(selector)) return [outermost];
    // We have a focus ring of our own.
    if (selector.startsWith(":-moz-focusring")) return [];
    // The page itself decides how it scrolls, for example.
    if (/^(html|body|:host|:root)\b/.test(selector)) return [];
    return [appended(selector, own)];
  });
  if (selectors.length > 0) rule.selectors = [...new Set(selectors)];
  else rule.remove();
}

/** Merges the rules for `html` and `body` in the place of the last: after Tailwind's reset, before headings. */
function joinOutermost(base: Root) {
  const rules = base.nodes.filter(
    (node): node is Rule => node.type === "rule" && node.selector === outermost,
  );
  const declarations = rules
    .flatMap((rule) => rule.nodes)
    .filter((node) => node.type === "decl" && inherited.test(node.prop));
  const joined = postcss.parse(`${outermost}{${usualText}}`).first as Rule;
  for (const declaration of declarations) {
    // Tailwind's defaults, which our theme doesn't set.
    if (/-settings$/.test((declaration as Declaration).prop)) continue;
    joined.walkDecls((declaration as Declaration).prop, (earlier) => void earlier.remove());
    joined.append(declaration.clone());
  }
  rules.at(-1)?.after(joined);
  for (const rule of rules) rule.remove();
}

function dropRepeated(rule: Rule) {
  // Part of `font: inherit`.
  rule.walkDecls(/^font-(feature|variation)-settings$/, (declaration) => {
    if (declaration.value === "inherit") declaration.remove();
  });
  const seen = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    if (seen.has(String(node))) node.remove();
    seen.add(String(node));
  }
}

/** Adds a condition to a selector's subject. */
function appended(selector: string, condition: string) {
  return parse((root) => {
    for (const inner of root.nodes) {
      const [element, pseudo] = splitPseudoElement(inner);
      const text = `${element}${condition}${pseudo}`.replace(/\*(?=:is\()/, "");
      inner.replaceWith(parse().astSync(text).first);
    }
  }).processSync(selector);
}

/** A selector up to its pseudo-element, and the rest. */
function splitPseudoElement(selector: Selector) {
  const from = selector.nodes.findIndex((node) => parse.isPseudoElement(node));
  const at = from === -1 ? selector.length : from;
  const text = (nodes: Selector["nodes"]) => nodes.map(String).join("");
  return [text(selector.nodes.slice(0, at)), text(selector.nodes.slice(at))] as const;
}

interface Entry {
  rule: Rule;
  selector: string;
  layer: number;
  specificity: number;
  /** Media queries, states and the like, the same for `p-2` and `p-4`. */
  conditions: string;
  /** The tag in the selector's last part, if it has one. */
  tag: string | undefined;
  pseudo: string;
  longhands: Set<string>;
}

/** Gives each rule the least specificity that beats what it has to beat. */
function orderBySpecificity(sheets: Root[], mayMeet: (one: Rule, other: Rule) => boolean) {
  const entries = sheets.flatMap((sheet, layer) => {
    const found: Entry[] = [];
    sheet.walkRules((rule) => {
      for (const selector of rule.selectors) found.push(entryOf(rule, selector, layer));
    });
    return found;
  });
  // Sorting is stable: equals keep the order of the sheet.
  const ordered = entries.toSorted((a, b) => a.layer - b.layer || a.specificity - b.specificity);
  const weights = new Map<Entry, number>();
  for (const entry of ordered) {
    let weight = WEAKEST;
    for (const [other, otherWeight] of weights)
      if (otherWeight >= weight && compete(other, entry) && mayMeet(other.rule, entry.rule))
        weight = otherWeight + 1;
    weights.set(entry, weight);
  }
  for (const rule of new Set(entries.map((entry) => entry.rule)))
    rule.selectors = entries
      .filter((entry) => entry.rule === rule)
      .map((entry) => withSpecificity(entry.selector, weights.get(entry) ?? WEAKEST));
}

/** One number that orders as specificities do: no selector has a hundred parts of a kind. */
const inOrder = ({ a, b, c }: { a: number; b: number; c: number }) => a * 10_000 + b * 100 + c;

/**
 * The specificity of the reset of one kind of element, such as `button[data-clinic]`: the rule for outermost elements
 * comes right after it.
 */
const ofReset = inOrder({ a: 0, b: 1, c: 1 });

function entryOf(rule: Rule, selector: string, layer: number): Entry {
  const parsed = parse().astSync(selector).first;
  const lastCombinator = parsed.nodes.findLastIndex((node) => node.type === "combinator");
  const subject = parsed.nodes.slice(lastCombinator + 1);
  return {
    rule,
    selector,
    layer,
    specificity: selector === outermost ? ofReset : inOrder(selectorSpecificity(parsed)),
    conditions: conditionsOf(rule) + selector.replace(/\.(\\.|[\w-])+/, "."),
    tag: subject.find((node) => node.type === "tag")?.value,
    pseudo: splitPseudoElement(parsed)[1].replace("::", ":"),
    longhands: new Set(rule.nodes.flatMap((node) => (node.type === "decl" ? longhandsOf(node.prop) : []))),
  };
}

/** Whether two rules may set the same property of the same element. Utilities for one property never share an element. */
function compete(one: Entry, other: Entry) {
  if (one.pseudo !== other.pseudo || (one.tag && other.tag && one.tag !== other.tag)) return false;
  const shared = [...one.longhands].filter((longhand) => other.longhands.has(longhand)).length;
  const sameOnes = shared === one.longhands.size && shared === other.longhands.size;
  const twoOfAKind = one.layer > 0 && one.conditions === other.conditions && sameOnes;
  return shared > 0 && !twoOfAKind;
}

const edges = ["block-start", "block-end", "inline-start", "inline-end"];
const edgesOf: Record<string, string[]> = {
  top: ["block-start"],
  bottom: ["block-end"],
  // Either, by the direction of the text.
  left: ["inline-start", "inline-end"],
  right: ["inline-start", "inline-end"],
};

const shorthands: Record<string, string[]> = {
  font: ["font-family", "font-size", "font-weight", "font-style", "line-height"],
  flex: ["flex-grow", "flex-shrink", "flex-basis"],
  gap: ["row-gap", "column-gap"],
  overflow: ["overflow-x", "overflow-y"],
  outline: ["outline-width", "outline-style", "outline-color"],
  background: ["background-color", "background-image", "background-size", "background-position"],
  transition: [
    "transition-property",
    "transition-duration",
    "transition-timing-function",
    "transition-delay",
  ],
  animation: ["animation-name", "animation-duration", "animation-iteration-count"],
  "list-style": ["list-style-type", "list-style-position"],
  "text-decoration": ["text-decoration-line", "text-decoration-color", "text-decoration-style"],
};

const box =
  /^(padding|margin|scroll-margin|scroll-padding|inset|border)(?:-(block-start|block-end|inline-start|inline-end|block|inline|top|bottom|left|right))?(?:-(width|style|color))?$/;

/** The properties that a declaration sets, so that a shorthand meets its longhands. */
function longhandsOf(property: string): string[] {
  if (/^(top|bottom|left|right)$/.test(property)) return longhandsOf(`inset-${property}`);
  if (property.endsWith("-radius")) return ["border-radius"];
  const [, name, edge = "", aspect = ""] = box.exec(property) ?? [];
  if (!name) return shorthands[property] ?? [property.replace(/^(grid-(?:row|column))-(?:start|end)$/, "$1")];
  const aspects = name === "border" && !aspect ? ["width", "style", "color"] : [aspect];
  const ends = edgesOf[edge] ?? edges.filter((end) => end.startsWith(edge));
  return ends.flatMap((end) => aspects.map((one) => `${name}-${end}-${one}`));
}

function conditionsOf(rule: Rule) {
  let text = "";
  for (
    let parent: Container | undefined = rule.parent as Container;
    parent?.type === "atrule";
    parent = parent.parent as Container
  )
    text += `@${(parent as AtRule).name} ${(parent as AtRule).params};`;
  return text;
}

/** `:not(_ _)` matches everything, and weighs as much as two element names. */
function withSpecificity(selector: string, weight: number) {
  const [element, pseudo] = splitPseudoElement(parse().astSync(selector).first);
  // A `:where(…)` around a single class is redundant inside another.
  const inner = element.replaceAll(/:where\(((?:\\.|[^\\()\s>+~,])*)\)/g, "$1");
  return `:where(${inner}):not(${Array.from({ length: weight }, () => "_").join(" ")})${pseudo}`;
}
