import { z } from "zod";
import { pictureSchema } from "../src/fields/picture.ts";
import { hintOf, labelOf, toSentenceCase } from "../src/records/describe-field.ts";
import { type Field, fieldOf } from "../src/records/fields.ts";
import { collections, type DocumentDefinition, documents } from "../src/schemas.ts";

const START = "<!-- Written from the schemas by `npm run fields -w @clinic/content`. -->";
const END = "<!-- End of the fields -->";

/** A README with the tables of fields between its two marks replaced by those of the schemas. */
export function withFieldTables(readme: string): string {
  const [before, rest] = split(readme, START);
  const [, after] = split(rest, END);
  return `${before}${START}\n\n${fieldTables()}\n\n${END}${after}`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`README.md has no line "${mark}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** A table for each collection, page and setting, and one for the pictures in them. */
function fieldTables(): string {
  const ofCollections = Object.entries(collections).map(([name, { label, schema, format }]) =>
    table(label, `data/${name}/en/*.${format}`, schema),
  );
  const ofDocuments = Object.entries(documents).flatMap(([folder, files]) =>
    Object.entries<DocumentDefinition>(files).map(([name, { label, schema }]) =>
      table(label, `data/${folder}/en/${name}.yaml`, schema),
    ),
  );
  const ofPictures = table("A picture in any of them", "assets/", pictureSchema);
  return [...ofCollections, ...ofDocuments, ofPictures].join("\n\n");
}

/** Closed at first: together, the tables are longer than everything else. */
function table(label: string, file: string, schema: z.ZodObject): string {
  const rows = rowsOf(schema).map((cells) => `| ${cells.join(" | ")} |`);
  return `<details>
<summary>${label}: <code>${file}</code></summary>

| Field | In the editor | Needed | What it holds |
| --- | --- | --- | --- |
${rows.join("\n")}

</details>`;
}

function rowsOf(schema: z.ZodObject, around = ""): string[][] {
  return Object.entries(schema.shape).flatMap(([name, inner]) => {
    const field = fieldOf(inner as z.ZodType);
    if (field.schema instanceof z.ZodLiteral) return [];
    const path = `${around}${name}`;
    const cells = [`\`${path}\``, labelOf(name, field), field.optional ? "" : "yes", describe(field)];
    const below = recordWithin(field);
    return [cells.map(inCell), ...(below ? rowsOf(below, `${path}.`) : [])];
  });
}

/** The record that a field holds, or each entry of its list. */
function recordWithin({ schema }: Field): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return isPicture(schema) ? undefined : schema;
  const entry = entryOf(schema);
  return entry?.schema instanceof z.ZodObject && !isPicture(entry.schema) ? entry.schema : undefined;
}

/** Whether it has the fields of a picture, which have a table of their own. */
function isPicture(schema: z.ZodObject): boolean {
  return Object.keys(pictureSchema.shape).every((name) => name in schema.shape);
}

function entryOf(schema: z.ZodType): Field | undefined {
  if (schema instanceof z.ZodArray) return fieldOf(schema.element as z.ZodType);
  return schema instanceof z.ZodTuple ? fieldOf(schema.def.items[0] as z.ZodType) : undefined;
}

function describe(field: Field): string {
  const value = entryOf(field.schema) ?? field;
  const { reference } = value.meta;
  const hint = hintOf(field);
  const { input, form } = value.meta;
  const pattern = form && input !== "line" && !reference && `It must be ${form}.`;
  const options =
    value.schema instanceof z.ZodEnum
      ? `One of ${value.schema.options.map((option) => `\`${option}\``).join(", ")}.`
      : undefined;
  const picture = value.schema instanceof z.ZodObject && isPicture(value.schema) && "See “A picture” below.";
  return [
    hint,
    pattern,
    picture,
    reference && `Refers to ${toSentenceCase(reference).toLowerCase()}.`,
    options,
  ]
    .filter(Boolean)
    .join(" ");
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
