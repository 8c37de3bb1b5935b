import type { Args, ArgTypes } from "@storybook/react-vite";
import { fillCode, type StoryCode } from "./fill";

interface Shown {
  args: Args;
  initialArgs: Args;
  argTypes: ArgTypes;
  parameters: { storyCode?: StoryCode; docs?: { source?: { originalSource?: string } } };
}

/** The code to copy of a story as it is shown, including what its controls have changed. */
export function codeOf({ args, initialArgs, argTypes, parameters }: Shown) {
  const { storyCode, docs } = parameters;
  if (!storyCode) return docs?.source?.originalSource ?? "";
  const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name]);
  // Texts between parts have controls, too, but are no props.
  const isText = (name: string) => argTypes[name]?.table?.category === "Text";
  const texts = changed.filter(([name]) => isText(name));
  const props = changed.filter(([name]) => !isText(name));
  const code = fillCode(storyCode, Object.fromEntries(props));
  return texts.reduce((text, [name, value]) => text.replace(String(initialArgs[name]), String(value)), code);
}
