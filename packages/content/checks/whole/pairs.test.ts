import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../load/load-content.ts";
import { contentFolder } from "../../src/assets/index.ts";
import { checkPairs } from "./pairs.ts";

it("refuses a pair that shows another treatment than its page", () => {
  const file = "data/treatments/en/dental-veeners.yaml";
  const text = readFileSync(join(contentFolder, file), "utf8");
  const borrowed = text.replace(/( {2}smiles:\n {4}- )veneers/, "$1decay");
  const findings = checkPairs(loadContent(contentFolder, new Map([[file, borrowed]])));

  expect(findings).toMatchObject([{ file, field: "beforeAfter.smiles.0" }]);
  expect(findings[0]?.problem).toContain("cavity-management, tooth-colored-fillings");
});

it("lets a hub show the pairs of its sub-pages", () => {
  expect(checkPairs(loadContent()).filter(({ file }) => file.endsWith("dental-implant.yaml"))).toEqual([]);
});
