import { expect, it } from "vitest";
import { usefulControls } from "../src/controls/useful-controls.ts";

const control = (name: string, type: unknown, value?: unknown) => {
  const context = { argTypes: { [name]: { name, type } }, initialArgs: { [name]: value } };
  return usefulControls(context as unknown as Parameters<typeof usefulControls>[0])[name]?.control;
};
const node = { name: "other", value: "ReactNode" };

it("gives text a text field, whatever else the prop takes", () => {
  expect(control("children", node, "Send")).toEqual({ type: "text" });
  expect(control("label", { name: "string" }, "Name")).toEqual({ type: "text" });
});

it("leaves choices, switches and numbers to their types", () => {
  expect(control("size", { name: "enum", value: ["small"] }, "small")).toBeUndefined();
  expect(control("disabled", { name: "boolean" })).toBeUndefined();
});

it("shows no control for what only code can be", () => {
  for (const [name, type, value] of [
    ["children", node, { $$typeof: Symbol.for("react.element") }],
    ["onClick", { name: "function" }, () => {}],
    ["className", { name: "string" }, undefined],
    ["image", { name: "other", value: "Picture" }, undefined],
  ] as const)
    expect(control(name, type, value), name).toBe(false);
});
