import { z } from "zod";
import { hintOf, labelOf } from "../src/records/describe-field.ts";
import { fieldOf } from "../src/records/fields.ts";
import {
  type CollectionDefinition,
  type CollectionName,
  collections,
  type DocumentDefinition,
  documents,
} from "../src/schemas.ts";
import { type Content, recordsOf } from "./load-content.ts";

let last: { slugs: string; schemas: Map<string, string> } | undefined;

/**
 * A JSON Schema for each kind of YAML file, by its path below `dist/`: an editor for YAML completes and explains the
 * fields with it. `.vscode/settings.json` says which file has which.
 */
export function jsonSchemas(content: Content): Map<string, string> {
  // They depend on nothing else of the content, and take as long as all pages together: a draft is shown sooner without.
  const slugs = JSON.stringify(content.sources.map(({ kind, value }) => [kind, value.slug]));
  if (last?.slugs !== slugs) last = { slugs, schemas: describeSchemas(content) };
  return last.schemas;
}

function describeSchemas(content: Content): Map<string, string> {
  const schemas = [
    ...Object.entries<CollectionDefinition>(collections)
      .filter(([, { format }]) => format !== "md")
      .map(([kind, { schema, labelSingular }]) => [kind, schema, labelSingular] as const),
    ...Object.entries(documents).flatMap(([kind, files]) =>
      Object.entries<DocumentDefinition>(files).map(
        ([name, { schema, label }]) => [`${kind}/${name}`, schema, label] as const,
      ),
    ),
  ];
  return new Map(
    schemas.map(([name, schema, title]) => {
      const json = { ...toJsonSchema(schema, content), title };
      return [`schemas/${name}.json`, `${JSON.stringify(json, null, 1)}\n`];
    }),
  );
}

function toJsonSchema(schema: z.ZodType, content: Content) {
  const slugsOf = (kind: CollectionName) => recordsOf(content, kind).map(({ value }) => value.slug);
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema, path }) => {
      const field = fieldOf(zodSchema as unknown as z.ZodType);
      const { label, reference, form, translated } = field.meta;
      if (label || path.at(-2) === "properties") jsonSchema.title = labelOf(String(path.at(-1)), field);
      if (reference) jsonSchema.enum = slugsOf(reference) as string[];
      if (form) jsonSchema.patternErrorMessage = `It must be ${form}.`;
      const hint = translated && hintOf(field);
      if (hint) jsonSchema.description = hint;
      // The limits of a text hold once its facts are inserted; the description names them.
      if (translated) for (const key of ["minLength", "maxLength", "format"]) delete jsonSchema[key];
      for (const key of ["label", "reference", "form", "input", "translated", "dependent"])
        delete jsonSchema[key];
    },
  });
}
