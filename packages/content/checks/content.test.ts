import { expect, it } from "vitest";
import { loadContent } from "../load/load-content.ts";
import { loadSpeller } from "./dictionary.ts";
import { describeFinding } from "./finding.ts";
import { checkContent } from "./index.ts";

it("has no mistakes in the content", () => {
  expect(checkContent(loadContent(), loadSpeller()).map(describeFinding)).toEqual([]);
});
