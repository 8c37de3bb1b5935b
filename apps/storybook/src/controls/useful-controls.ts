import type { ArgTypesEnhancer } from "storybook/internal/types";
import { TEXT } from "./text-controls";

type ArgType = Parameters<ArgTypesEnhancer>[0]["argTypes"][string];

/** Props whose values only code can choose, or that change nothing visible. */
const forCode =
  /^(className|style|id|name|ref|key|asChild|on[A-Z].*|render[A-Z]?.*|aria-.*|data-.*|get[A-Z].*|loop|autoplay|modal|autoComplete|delay\w*|dir|collapsible|speed|duration|controlId|form|submitCount|stickyAfter|expiresInMs|deferPointerDownOutside|disableHoverableContent|activationMode)$/;

const simple = ["boolean", "string", "number", "enum"];

/**
 * Leaves only controls that are useful to a designer: a text field for text, none for values that must be code.
 * Storybook infers the rest.
 */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  // Storybook gives args that no type describes, such as `children`, a control by their value, even if it is an element.
  const undescribed = Object.keys(initialArgs).filter((name) => !(name in argTypes));
  const all = { ...argTypes, ...Object.fromEntries(undescribed.map((name) => [name, { name } as ArgType])) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, argType]) => {
      const isText = argType.table?.category === TEXT;
      const control =
        parameters.ignoresArgs && !isText
          ? false
          : (argType.control ?? controlOf(name, argType, initialArgs[name]));
      if (control === undefined) return name in argTypes ? [[name, argType]] : [];
      return [[name, { ...argType, control }]];
    }),
  );
};

/** The control of a prop. When undefined, Storybook infers it from the type. */
function controlOf(name: string, { type }: ArgType, value: unknown) {
  const kind = typeof type === "object" ? type.name : "";
  if (forCode.test(name)) return false;
  if (typeof value === "string") return kind === "enum" ? undefined : { type: "text" as const };
  if (value === undefined) return simple.includes(kind) ? undefined : false;
  if (typeof value === "function") return undefined;
  if (simple.includes(typeof value))
    return simple.includes(kind) ? undefined : { type: typeof value as "number" };
  return isData(value) ? { type: "object" as const } : false;
}

/** Data that JSON can hold: no elements, no functions, nothing empty. */
function isData(value: unknown): boolean {
  if (value === null || typeof value !== "object") return simple.includes(typeof value);
  const values = Object.values(value);
  return !("$$typeof" in value) && values.length > 0 && values.every(isData);
}
