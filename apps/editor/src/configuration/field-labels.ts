import { toSentenceCase } from "@clinic/content/records/describe-field";
import type { z } from "zod";
import { type FormField, formFields } from "./form-field.ts";

/** A path as the form shows it, to people who count from 1: `banner.alt` becomes "Banner › Alternative text". */
export function labelsOf(path: string, schema: z.ZodObject): string {
  if (path === "") return "The whole form";
  let fields: readonly FormField[] = formFields(schema);
  const labels = path.split(".").map((part) => {
    if (/^\d+$/.test(part)) return `no. ${Number(part) + 1}`;
    const field = fields.find(({ name }) => name === part);
    fields = field?.fields ?? [];
    return field?.label ?? toSentenceCase(part);
  });
  return labels.join(" › ");
}
