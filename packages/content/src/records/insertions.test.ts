import { expect, it } from "vitest";
import { insert, inWords } from "./insertions.ts";

const insertions = new Map([
  ["facts.healing", "about three months"],
  ["clinic.email", "hello@example.org"],
]);

it("inserts facts, with a capital at the start of a sentence", () => {
  expect(insert("It takes {{facts.healing}}.", insertions)).toBe("It takes about three months.");
  expect(insert("{{facts.healing}} later.", insertions)).toBe("About three months later.");
  expect(insert("**How long?** {{ facts.healing }}.", insertions)).toBe("**How long?** About three months.");
  expect(insert("## Why\n\n- {{facts.healing}}", insertions)).toBe("## Why\n\n- About three months");
  expect(insert("{{clinic.email}} is ours.", insertions)).toBe("hello@example.org is ours.");
});

it("writes small numbers in words", () => {
  const written = [0, 2, 3, 1000].map((count) => inWords(count, ["no", "one", "two"], "en-IN"));
  expect(written).toEqual(["no", "two", "3", "1,000"]);
});
