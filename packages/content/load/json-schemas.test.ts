import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";
import { loadContent, recordsOf } from "./load-content.ts";

const content = loadContent();
const schemas = jsonSchemas(content);
const { "yaml.schemas": mapping }: { "yaml.schemas": Record<string, string> } = JSON.parse(
  readFileSync(new URL("../../../.vscode/settings.json", import.meta.url), "utf8"),
);

it("gives an editor for YAML one schema for each file", () => {
  for (const { file } of content.sources.filter((source) => /\/en\/.*\.yaml$/.test(source.file))) {
    const found = Object.entries(mapping).filter(([, glob]) => matchesGlob(`packages/content/${file}`, glob));
    const [schema = ""] = found.map(([path]) => path.replace("./packages/content/dist/", ""));
    expect([file, found.length, schemas.has(schema)]).toEqual([file, 1, true]);
  }
});

it("explains a field, and offers the records that it may name", () => {
  const { properties } = JSON.parse(schemas.get("schemas/treatments.json") ?? "");
  expect(properties.metaTitle).toMatchObject({
    title: "Title for search engines",
    description: expect.stringMatching(/No other page has the same\. At most 60 characters\.$/),
  });
  const [dentist] = recordsOf(content, "dentists");
  expect(properties.reviewedBy.enum).toContain(dentist?.value.slug);
});
