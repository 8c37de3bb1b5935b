import type { ArgTypes, StoryContext } from "@storybook/react-vite";
import {
  type ComponentType,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

type Args = Record<string, unknown>;
type Render = (args: Args, context: StoryContext) => ReactNode;

interface Story {
  args?: Args;
  argTypes?: ArgTypes;
  parameters?: Record<string, unknown>;
  render?: Render;
}

interface Meta extends Story {
  component?: ComponentType<Args>;
}

type Element = ReactElement<Args & { children?: ReactNode }>;

/** Category of these controls in Storybook's panel. */
export const TEXT = "Text";

/** Further ones would make the panel longer than the story. */
const MAX_TEXTS = 8;

/** Props of parts that also hold text. Names of people and places are capitalised; names of fields aren't. */
const textProps = ["label", "title", "caption"];
const isName = (name: string, value: string) => name === "name" && /^\p{Lu}/u.test(value);

/** Props of forms whose text appears only after sending, or without JavaScript. */
const laterProps = ["contact", "nextSteps", "noScript"];

/**
 * Gives the stories of a file a text field for each text that they write between parts, named after its part:
 * `HeroTitle`. Props of the component itself have controls of their own. Called at the end of every stories file
 * (.storybook/story-files.ts).
 */
export function addTextControls(meta: Meta, stories: Story[]) {
  for (const story of stories) {
    const render = story.render ?? meta.render ?? renderOf(meta.component);
    if (!render) continue;
    // It always shows the same, whatever the props.
    if (render.length === 0) story.parameters = { ...story.parameters, ignoresArgs: true };
    const own = { ...meta.args, ...story.args };
    const texts = textsOf(render, own);
    if (Object.keys(texts).length === 0) continue;

    story.args = { ...story.args, ...texts };
    story.argTypes = {
      ...story.argTypes,
      ...Object.fromEntries(
        Object.keys(texts).map((name) => [name, { control: "text", table: { category: TEXT } }]),
      ),
    };
    story.render = (args, context) => {
      const props = Object.fromEntries(Object.entries(args).filter(([name]) => !(name in texts)));
      const drawn = render(props, { ...context, args: props });
      const changed = Object.keys(texts).filter((name) => args[name] !== texts[name]);
      if (changed.length === 0) return drawn;
      const given = Object.values(props);
      return replaceTexts(drawn, (text, name) => (given.includes(text) ? text : String(args[name] ?? text)));
    };
  }
}

function renderOf(Component: Meta["component"]): Render | undefined {
  return Component && ((args) => createElement(Component, args));
}

/** The texts of a story by the names of their controls. */
function textsOf(render: Render, args: Args) {
  const texts: Record<string, string> = {};
  const given = Object.values(args);
  try {
    replaceTexts(render(args, { args } as StoryContext), (text, name) => {
      if (!given.includes(text) && Object.keys(texts).length < MAX_TEXTS) texts[name] = text;
      return text;
    });
  } catch {
    // A story that uses hooks or loaders can't be drawn outside React, and has the controls of its props only.
  }
  return texts;
}

/** Replaces each text that has letters, in document order. */
function replaceTexts(tree: ReactNode, replace: (text: string, name: string) => string) {
  const counts: Record<string, number> = {};
  const renamed = (text: string, of: string) => {
    if (!/\p{L}/u.test(text)) return text;
    counts[of] = (counts[of] ?? 0) + 1;
    return replace(text, counts[of] === 1 ? of : `${of}${counts[of]}`);
  };
  const visit = (node: ReactNode, of: string): ReactNode => {
    if (typeof node === "string") return renamed(node, of);
    if (Array.isArray(node)) return node.map((each) => visit(each, of));
    return isValidElement(node) ? visitElement(node as Element) : node;
  };
  const visitElement = (element: Element) => {
    const of = nameOf(element);
    const { children, ...props } = element.props;
    const changes: Args = {};
    for (const [name, value] of Object.entries(props)) {
      if (laterProps.includes(name)) continue;
      const next =
        typeof value === "string" &&
        (textProps.includes(name) || isName(name, value)) &&
        typeof element.type !== "string"
          ? renamed(value, `${of}${name.replace(/^./, (letter) => letter.toUpperCase())}`)
          : isNode(value)
            ? visit(value, of)
            : value;
      if (next !== value) changes[name] = next;
    }
    // Passed one by one, as JSX does: a list would need keys.
    const inside = Array.isArray(children)
      ? children.map((child) => visit(child, of))
      : [visit(children, of)];
    const same = Array.isArray(children)
      ? inside.every((child, index) => child === children[index])
      : inside[0] === children;
    if (same) return Object.keys(changes).length ? cloneElement(element, changes) : element;
    return cloneElement(element, changes, ...inside);
  };
  return visit(tree, "Text");
}

/** Whether a prop holds parts to look into, such as a card's `action`. */
function isNode(value: unknown): value is ReactNode {
  return (
    isValidElement(value) ||
    (Array.isArray(value) && value.length > 0 && value.every((each) => isValidElement(each)))
  );
}

const elementNames: Record<string, string> = { a: "Link", li: "Item", p: "Paragraph" };

/** Names of components survive the build only where docgen leaves them. */
function nameOf({ type }: Element) {
  if (typeof type === "string") return elementNames[type] ?? "Text";
  const { __docgenInfo: info } = type as { __docgenInfo?: { displayName: string } };
  return info?.displayName ?? "Text";
}
