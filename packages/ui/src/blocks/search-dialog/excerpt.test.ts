import { expect, it } from "vitest";
import { excerpt } from "./excerpt";

const text = `${"Some words that stand before it. ".repeat(6)}Then braces come, and more follows after them.`;

it("shows a match in its sentence", () => {
  const parts = excerpt(text, ["braces"]);
  expect(parts.filter(({ found }) => found).map((part) => part.text)).toEqual(["braces"]);
  expect(parts[0]?.text).toMatch(/^… /);
});

it("starts at the beginning where only the title matches", () => {
  const parts = excerpt(text, ["implant"]);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.text).toMatch(/^Some words .* …$/);
});

it("shows a short text whole", () => {
  expect(excerpt("(Braces) or aligners?", ["braces"])).toEqual([
    { text: "(Braces)", found: true },
    { text: " or aligners?", found: false },
  ]);
});
