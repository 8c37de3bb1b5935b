import { expect, it } from "vitest";
import { rewriteMarkdown, rewriteYaml } from "./rewrite.ts";

const file = `# Known since 2004
role: Dentist
name: 'Dr Asha
  Rao'
portrait:
  src: people/asha-rao.webp
  alt: A woman
`;
const record = {
  name: "Dr Asha Rao",
  role: "Dentist",
  portrait: { alt: "A woman", src: "people/asha-rao.webp" },
};
const names = ["slug", "name", "role", "languages", "portrait"];

it("leaves an unchanged file as it is, whatever its formatting", () => {
  expect(rewriteYaml(file, record, names)).toBe(file);
  const article = `---\n${file}---\n\nTea  stains.\n\n\n`;
  expect(rewriteMarkdown(article, { ...record, body: "Tea  stains." }, names)).toBe(article);
});

it("writes only the field that changed, with its parts in their order", () => {
  const changed = { ...record, portrait: { alt: "A dentist", src: "people/asha-rao.webp" } };
  expect(rewriteYaml(file, changed, names)).toBe(file.replace("A woman", "A dentist"));
});

it("puts a new field after those that precede it in the schema, and removes one that is gone", () => {
  const { role: _role, ...rest } = record;
  expect(rewriteYaml(file, { ...rest, languages: ["English"] }, names)).toBe(
    file.replace("role: Dentist\n", "").replace("portrait:", "languages:\n  - English\nportrait:"),
  );
});

it("writes a new record in the order of the schema", () => {
  expect(rewriteYaml("", record, names)).toBe(
    "name: Dr Asha Rao\nrole: Dentist\nportrait:\n  alt: A woman\n  src: people/asha-rao.webp\n",
  );
  expect(rewriteMarkdown("", { name: "Tea", body: "Tea stains." }, names)).toBe(
    "---\nname: Tea\n---\n\nTea stains.\n",
  );
});
