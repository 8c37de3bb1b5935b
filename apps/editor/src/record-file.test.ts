import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { loadContent } from "@clinic/content/load/load-content";
import { expect, it } from "vitest";
import { formatFor, writeInto } from "./record-file.ts";

const read = (file: string) => readFileSync(join(contentFolder, file), "utf8");

/** A file after Decap has read it, someone has changed some fields, and it is saved. */
function edited(file: string, changes: Record<string, unknown> = {}) {
  const { fromFile, toFile } = formatFor(file.endsWith(".md") ? "md" : "yaml");
  return writeInto(file, read(file), toFile({ ...fromFile(read(file)), ...changes }));
}

it("writes an unchanged record back as the same file", () => {
  const files = loadContent().sources.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => edited(file) !== read(file))).toEqual([]);
});

it.each([
  ["data/settings/en/clinic.yaml", "foundedIn", 1999],
  ["data/branches/en/kurla.yaml", "name", "Kurla West"],
  ["data/articles/en/veneers-or-bonding.md", "title", "Bonding or veneers"],
])("changes one field of %s and nothing else", (file, name, value) => {
  const changed = edited(file, { [name]: value });
  expect(changed).toBe(read(file).replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`));
  expect(changed).not.toBe(read(file));
});

it("keeps the former addresses of a renamed record, also when it is saved again", () => {
  const file = "data/treatments/en/dental-implant.yaml";
  const renamed = edited(file, { slug: "implant" });
  expect(renamed).toContain("previously:\n  - dental-implant\n");
  const { fromFile, toFile } = formatFor("yaml");
  expect(writeInto(file, renamed, toFile({ ...fromFile(read(file)), slug: "implant" }))).toBe(renamed);
});
