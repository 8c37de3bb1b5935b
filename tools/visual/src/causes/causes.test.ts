import { expect, it } from "vitest";
import { likelyCauses, shownNames } from "./causes.ts";

const suspect = (name: string, ...pictures: string[]) => ({ name, pictures: new Set(pictures) });

it("ranks highest what can change all of the different pictures and no other", () => {
  const causes = likelyCauses(
    [
      suspect("every page", "badge", "button", "callout", "hero"),
      suspect("one of two", "badge"),
      suspect("both", "badge", "callout"),
    ],
    new Set(["badge", "callout"]),
  );
  expect(causes).toEqual([
    { names: ["both"], different: ["badge", "callout"], reach: 2 },
    { names: ["every page"], different: ["badge", "callout"], reach: 4 },
    { names: ["one of two"], different: ["badge"], reach: 1 },
  ]);
});

it("groups causes that the pictures can't tell apart, and leaves out those that change none of them", () => {
  const suspects = [suspect("a", "badge"), suspect("b", "badge"), suspect("c", "button")];
  expect(likelyCauses(suspects, new Set(["badge"]))).toEqual([
    { names: ["a", "b"], different: ["badge"], reach: 1 },
  ]);
});

it("shows the first names of a cause, and how many more there are", () => {
  const cause = { names: ["a", "b", "c", "d", "e", "f"], different: [], reach: 1 };
  expect(shownNames(cause)).toBe("a, b, c, d and 2 more");
});
