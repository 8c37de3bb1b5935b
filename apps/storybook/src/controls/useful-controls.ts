import type { ArgTypesEnhancer } from "storybook/internal/types";

type ArgType = Parameters<ArgTypesEnhancer>[0]["argTypes"][string];

/** Props whose values only code can choose, or that change nothing to look at. */
const forCode =
  /^(className|style|id|name|ref|key|asChild|on[A-Z].*|render[A-Z]?.*|aria-.*|data-.*|get[A-Z].*|loop|autoplay|modal|autoComplete|delay\w*)$/;

const simple = ["boolean", "string", "number", "enum"];

/**
 * Shows controls where a designer can change something by them: a text field for text, none for what only code can be.
 * Storybook then infers those that are left open here.
 */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = argType.control ?? controlOf(name, argType, initialArgs[name]);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );

/** The control of a prop; nothing leaves it to its type. */
function controlOf(name: string, { type }: ArgType, value: unknown) {
  const kind = typeof type === "object" ? type.name : "";
  if (forCode.test(name)) return false;
  if (typeof value === "string") return kind === "enum" ? undefined : { type: "text" as const };
  if (value === undefined) return simple.includes(kind) ? undefined : false;
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
