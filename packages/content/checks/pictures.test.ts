import { expect, it } from "vitest";
import { loadContent } from "./content.ts";
import { describeFinding } from "./finding.ts";
import { checkAssetsExist, checkAssetsUsed } from "./pictures.ts";

const content = loadContent();

it("a visitor sees every picture and opens every PDF that a page names", () => {
  expect(checkAssetsExist(content).map(describeFinding)).toEqual([]);
});

it("an editor finds no picture that no page shows", () => {
  expect(checkAssetsUsed(content).map(describeFinding)).toEqual([]);
});
