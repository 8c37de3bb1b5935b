import { hintOf, labelOf, toSentenceCase } from "@clinic/content/records/describe-field";
import { type Field, fieldOf } from "@clinic/content/records/fields";
import { holdsText } from "@clinic/content/records/translation";
import { collections } from "@clinic/content/schemas";
import { z } from "zod";

/** A form field in Decap's configuration. `widget` is the name of its control. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean | undefined;
  /** Names leading to the field, without positions in lists: `faqs.answer`. */
  path: string;
  translated: boolean;
  hint?: string | undefined;
  fields?: FormField[];
  [option: string]: unknown;
}

const inputs: Record<string, Control> = {
  picture: { widget: "picture" },
  pdf: { widget: "pdf" },
  markdown: { widget: "richtext", editor_components: ["picture"], modes: ["rich_text"] },
};
const types: Record<string, string> = { date: "date", time: "time", phone: "tel", page: "text" };

/** The fields of a form, in the order of the schema; within a group that may be left out, Decap must require none. */
export function formFields(schema: z.ZodObject, around = "", optional = false): FormField[] {
  return Object.entries(schema.shape).map(([name, inner]) => {
    const field = fieldOf(inner as z.ZodType);
    const label = labelOf(name, field);
    const isOptional = optional || field.optional;
    const path = `${around}${name}`;
    // Former addresses are kept, not edited.
    const isHidden = name === "previously";
    const control = isHidden ? { widget: "hidden" } : controlOf(field, label, `${path}.`, isOptional);
    const translated = holdsText(field.schema) || Boolean(field.meta.translated);
    // What depends on other fields isn't marked as optional.
    const required = field.optional && schema.meta()?.dependent ? undefined : !isOptional;
    return { name, label, hint: hintOf(field), required, path, translated, ...control };
  });
}

/** What a translation has of these fields: facts are in the file that it translates. */
export function translatedFields(fields: readonly FormField[]): FormField[] {
  return fields
    .filter(({ translated }) => translated)
    .map((field) => (field.fields ? { ...field, fields: translatedFields(field.fields) } : field));
}

type Control = Pick<FormField, "widget"> & Record<string, unknown>;

function controlOf({ schema, meta }: Field, label: string, around: string, optional: boolean): Control {
  if (schema instanceof z.ZodObject)
    return { widget: "object", fields: formFields(schema, around, optional) };
  if (schema instanceof z.ZodArray) return listOf(schema.element as z.ZodType, label, around);
  // A switch that is off is off, unless its group may be left out.
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", ...(!optional && { default: false }) };
  if (schema instanceof z.ZodEnum) return choiceOf(schema);
  if (schema instanceof z.ZodLiteral) return { widget: "hidden", default: schema.value };
  if (schema instanceof z.ZodNumber)
    return { widget: "number", inputMode: schema.isInt ? "numeric" : "decimal" };
  if (meta.reference) return referenceTo(meta.reference);
  return inputs[meta.input ?? ""] ?? { widget: "line", type: types[meta.input ?? ""] };
}

function listOf(element: z.ZodType, label: string, around: string): Control {
  const { schema, meta } = fieldOf(element);
  if (meta.reference) return { ...referenceTo(meta.reference), multiple: true };
  if (schema instanceof z.ZodEnum) return { ...choiceOf(schema), multiple: true };
  if (!(schema instanceof z.ZodObject))
    return { widget: "line", between: meta.label === "Paragraph" ? "\n\n" : "\n" };
  const fields = formFields(schema, around);
  if (fields.some(({ name }) => name === "opens")) return { widget: "week" };
  // A collapsed entry shows its first text, and a day before it.
  const lines = fields.filter(({ widget, between }) => widget === "line" && !between);
  const shown = lines.slice(0, lines.findIndex(({ type }) => type === undefined) + 1);
  const summary = shown.map(({ name }) => `{{fields.${name}}}`).join(" · ");
  return { widget: "list", fields, collapsed: true, summary, label_singular: label };
}

function referenceTo(collection: keyof typeof collections): Control {
  const { title } = collections[collection];
  const shown = { display_fields: [title], search_fields: [title, "slug"], options_length: 100 };
  return { widget: "relation", collection, value_field: "slug", ...shown };
}

function choiceOf({ options }: z.ZodEnum): Control {
  const label = (value: unknown) => toSentenceCase(String(value)) || "(nothing)";
  return { widget: "select", options: options.map((value) => ({ value, label: label(value) })) };
}
