import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../load/load-content.ts";
import { contentFolder } from "../assets/index.ts";
import { definitionOf } from "../schemas.ts";
import { parse } from "./parse.ts";
import { rewriteFile, rewriteMarkdown, rewriteYaml } from "./rewrite.ts";

const file = `# Known since 2004
role: Dentist
name: 'Dr Asha
  Rao'
portrait:
  src: people/asha-rao.webp
  alt: A woman
`;
const portrait = { alt: "A woman", src: "people/asha-rao.webp" };
const record = { name: "Dr Asha Rao", role: "Dentist", portrait };
const names = ["slug", "name", "role", "languages", "portrait"];

it("leaves an unchanged file as it is, whatever its formatting", () => {
  expect(rewriteYaml(file, record, names)).toBe(file);
  const article = `---\n${file}---\n\nTea  stains.\n\n\n`;
  expect(rewriteMarkdown(article, { ...record, body: "Tea  stains." }, names)).toBe(article);
});

it.each([
  [
    "the field that changed, with its parts in their order",
    { ...record, portrait: { ...portrait, alt: "A dentist" } },
    file.replace("A woman", "A dentist"),
  ],
  [
    "a new field after those that precede it in the schema, and none that is gone",
    { name: record.name, languages: ["English"], portrait },
    file.replace("role: Dentist\n", "").replace("portrait:", "languages:\n  - English\nportrait:"),
  ],
])("writes %s", (_, changed, written) => {
  expect(rewriteYaml(file, changed, names)).toBe(written);
});

it("writes a new record in the order of the schema", () => {
  expect(rewriteMarkdown("", { role: "Tea", name: "Asha", body: "Tea stains." }, names)).toBe(
    "---\nname: Asha\nrole: Tea\n---\n\nTea stains.\n",
  );
});

/** A file of the content after someone has changed some fields. */
function edited(file: string, changes = {}, text = readFileSync(join(contentFolder, file), "utf8")) {
  return rewriteFile(file, text, { ...parse(definitionOf(file).format, text).value, ...changes });
}

it("writes every unchanged record back as the same file", () => {
  const files = loadContent().sources.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(100);
  const isChanged = (file: string) => edited(file) !== readFileSync(join(contentFolder, file), "utf8");
  expect(files.filter(isChanged)).toEqual([]);
});

it("keeps the former addresses of a renamed record, also when it is saved again", () => {
  const file = "data/treatments/en/dental-implant.yaml";
  const renamed = edited(file, { slug: "implant" });
  expect(renamed).toContain("previously:\n  - dental-implant\n");
  expect(edited(file, {}, renamed)).toBe(renamed);
});
