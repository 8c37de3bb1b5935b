import { expect, it } from "vitest";
import { usefulControls } from "../src/controls/useful-controls.ts";

const controls = (context: object) =>
  usefulControls({ argTypes: {}, initialArgs: {}, parameters: {}, ...context } as unknown as Parameters<
    typeof usefulControls
  >[0]);
const control = (name: string, type: unknown, value?: unknown) =>
  controls({ argTypes: { [name]: { name, type } }, initialArgs: { [name]: value } })[name]?.control;
const node = { name: "other", value: "ReactNode" };

it("gives text a text field, whatever else the prop takes", () => {
  expect(control("children", node, "Send")).toEqual({ type: "text" });
  expect(control("label", { name: "string" }, "Name")).toEqual({ type: "text" });
});

it("leaves choices, switches and numbers to their types", () => {
  expect(control("size", { name: "enum", value: ["small"] }, "small")).toBeUndefined();
  expect(control("disabled", { name: "boolean" })).toBeUndefined();
});

it("shows no control for values that only code can provide", () => {
  for (const [name, type, value] of [
    ["children", node, { $$typeof: Symbol.for("react.element") }],
    ["onClick", { name: "function" }, () => {}],
    ["className", { name: "string" }, undefined],
    ["image", { name: "other", value: "Picture" }, undefined],
  ] as const)
    expect(control(name, type, value), name).toBe(false);
});

it("shows no control for an element that no type describes", () => {
  const children = { $$typeof: Symbol.for("react.element") };
  expect(controls({ initialArgs: { children } }).children?.control).toBe(false);
  expect(controls({ initialArgs: { children: [children] } }).children?.control).toBe(false);
});

it("shows only text controls for a story that ignores its props", () => {
  const argTypes = {
    tone: { name: "tone", type: { name: "enum" } },
    CardTitle: { name: "CardTitle", control: "text", table: { category: "Text" } },
  };
  const { tone, CardTitle } = controls({ argTypes, parameters: { ignoresArgs: true } });
  expect(tone?.control).toBe(false);
  expect(CardTitle?.control).toBe("text");
});
