import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withFieldTables } from "./field-tables.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

it("has the fields of the schemas in the README", () => {
  expect(withFieldTables(readme) === readme, "Run: npm run fields -w @clinic/content").toBe(true);
});

it("states labels, hints, limits and references", () => {
  expect(readme).toContain("| `role` | Role | yes | Line under the name");
  expect(readme).toMatch(
    /\| `metaDescription` \| Description for search engines \| yes \| .* 110 to 160 characters\. \|/,
  );
  expect(readme).toMatch(/\| `branches` \| Branches \| yes \| .* Refers to branches\. \|/);
  expect(readme).toMatch(/\| `order` \| Order \| {2}\| Place in the list/);
  expect(readme).toMatch(/\| `publishedOn` .* It must be a day that exists/);
});

it("throws when a README has no place for the tables", () => {
  expect(() => withFieldTables("# The content")).toThrow('README.md has no line "<!-- Written');
});
