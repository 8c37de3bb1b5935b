import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { loadContent } from "@clinic/content/load/load-content";
import { expect, it } from "vitest";
import { formatFor, writeInto } from "./record-file.ts";

const read = (file: string) => readFileSync(join(contentFolder, file), "utf8");

/** A file after Decap has read it, someone has changed some fields, and it is saved. */
function edited(file: string, changes = {}, text = read(file)) {
  const { fromFile, toFile } = formatFor(extname(file).slice(1));
  return writeInto(file, text, toFile({ ...fromFile(read(file)), ...changes }));
}

it("writes an unchanged record back as the same file", () => {
  const files = loadContent().sources.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => edited(file) !== read(file))).toEqual([]);
});

it("keeps the former addresses of a renamed record, also when it is saved again", () => {
  const file = "data/treatments/en/dental-implant.yaml";
  const renamed = edited(file, { slug: "implant" });
  expect(renamed).toContain("previously:\n  - dental-implant\n");
  expect(edited(file, { slug: "implant" }, renamed)).toBe(renamed);
});
