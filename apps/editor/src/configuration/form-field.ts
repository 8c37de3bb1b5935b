import { hintOf, labelOf, limitsOf, toSentenceCase } from "@clinic/content/records/describe-field";
import { type Field, fieldOf } from "@clinic/content/records/fields";
import { collections } from "@clinic/content/schemas";
import { z } from "zod";

/** A form field in Decap's configuration. `widget` is the name of its control. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  /** Names leading to the field, without positions in lists: `faqs.answer`. */
  path: string;
  hint?: string;
  fields?: FormField[];
  [option: string]: unknown;
}

/** Step of fractional numbers: about ten metres on a map. */
const SMALLEST_STEP = 0.0001;

/** Longer texts get a box of several lines. */
const LINE_LENGTH = 120;

/** Position of a field within a form. */
interface Place {
  /** Names of the enclosing fields. */
  around: readonly string[];
  /** Whether all of them are optional. Decap would otherwise require the fields inside. */
  optional: boolean;
}

/** The fields of a form, in the order of the schema. */
export function formFields(
  schema: z.ZodObject,
  { around, optional }: Place = { around: [], optional: false },
): FormField[] {
  return Object.entries(schema.shape).map(([name, inner]) => {
    const field = fieldOf(inner as z.ZodType);
    const label = labelOf(name, field);
    const names = [...around, name];
    return {
      name,
      label,
      hint: hintOf(field),
      required: !(optional || field.optional),
      path: names.join("."),
      ...controlOf(field, label, { around: names, optional: optional || field.optional }),
    };
  });
}

type Control = Omit<FormField, "name" | "label" | "hint" | "required" | "path">;

function controlOf(field: Field, label: string, place: Place): Control & { widget: string } {
  const { schema, meta } = field;
  if (schema instanceof z.ZodObject) {
    const focus = "x" in schema.shape && "y" in schema.shape;
    return focus
      ? { widget: "focus" }
      : { widget: "object", fields: formFields(schema, place), collapsed: field.optional };
  }
  if (schema instanceof z.ZodArray) return listOf(schema.element as z.ZodType, label, place);
  if (schema instanceof z.ZodTuple) return listOf(schema.def.items[0] as z.ZodType, label, place);
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: optionsOf(schema) };
  if (schema instanceof z.ZodLiteral) return { widget: "hidden", default: schema.value };
  if (schema instanceof z.ZodNumber) {
    const whole = limitsOf(schema).type === "integer";
    return { widget: "number", value_type: whole ? "int" : "float", step: whole ? 1 : SMALLEST_STEP };
  }
  if (meta.reference) return referenceTo(meta.reference);
  switch (meta.input) {
    case "picture":
      return { widget: "picture" };
    case "pdf":
      return { widget: "pdf" };
    case "markdown":
      return { widget: "richtext", editor_components: [], modes: ["rich_text", "raw"] };
    case "date":
      return { widget: "line", type: "date" };
    case "time":
      return { widget: "line", type: "time" };
    case "phone":
      return { widget: "line", type: "tel" };
    case "page":
      return { widget: "page" };
    default:
      return (limitsOf(schema).maxLength ?? 0) > LINE_LENGTH || longText(field)
        ? { widget: "text" }
        : { widget: "line", type: "text" };
  }
}

/** Texts without a limit are sentences, unless a pattern describes them. */
function longText({ schema, meta }: Field) {
  return meta.input === "line" && limitsOf(schema).maxLength === undefined;
}

function listOf(element: z.ZodType, label: string, place: Place): Control & { widget: string } {
  const item = fieldOf(element);
  if (item.meta.reference) return { ...referenceTo(item.meta.reference), multiple: true };
  if (item.schema instanceof z.ZodEnum) {
    return { widget: "select", multiple: true, options: optionsOf(item.schema) };
  }
  if (item.schema instanceof z.ZodObject) {
    const fields = formFields(item.schema, { ...place, optional: false });
    return { widget: "list", fields, collapsed: true, summary: summaryOf(fields), label_singular: label };
  }
  return { widget: "lines", paragraphs: item.meta.label === "Paragraph" };
}

function referenceTo(collection: keyof typeof collections): Control & { widget: string } {
  const { title } = collections[collection];
  return {
    widget: "relation",
    collection,
    value_field: "slug",
    display_fields: [title],
    search_fields: [title, "slug"],
    options_length: 100,
  };
}

/** The summary of a collapsed list entry: its short texts, or else its first text. */
function summaryOf(fields: FormField[]) {
  const short = fields.filter(({ widget }) => widget === "line").slice(0, 2);
  const shown = short.length > 0 ? short : fields.filter(({ widget }) => widget === "text").slice(0, 1);
  return shown.map(({ name }) => `{{fields.${name}}}`).join(" · ");
}

function optionsOf(schema: z.ZodEnum) {
  return schema.options.map((value) => ({
    value: String(value),
    label: toSentenceCase(String(value)) || "(nothing)",
  }));
}
