import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@clinic/content/assets";
import { loadContent } from "@clinic/content/load/load-content";
import { expect, it } from "vitest";
import { formatOf } from "./formats.ts";

const { sources } = loadContent();
const read = (file: string) => readFileSync(join(contentFolder, file), "utf8");
const files = sources.map(({ kind, file }) => ({ kind, file, text: read(file) }));
// Decap reads all files of a list before one of them is edited.
const records = files.map(({ kind, text }) => formatOf(kind).fromFile(text));

it("writes an unchanged record back as the same file", () => {
  expect(records.length).toBeGreaterThan(100);
  const rewritten = files.filter(
    ({ kind, text }, index) => formatOf(kind).toFile({ ...records[index] }) !== text,
  );
  expect(rewritten.map(({ file }) => file)).toEqual([]);
});

it.each([
  ["data/settings/en/clinic.yaml", "foundedIn", 1999],
  ["data/pages/en/awards.yaml", "title", "Prizes"],
  ["data/branches/en/kurla.yaml", "name", "Kurla West"],
])("changes one field of %s and nothing else", (file, name, value) => {
  const index = files.findIndex((known) => known.file === file);
  const { kind = "", text = "" } = files[index] ?? {};
  const changed = formatOf(kind).toFile({ ...records[index], [name]: value });
  expect(changed).toBe(text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`));
  expect(changed).not.toBe(text);
});
