import { withoutEmptyFields } from "@clinic/content/records/fields";
import { formatMarkdown, formatYaml } from "@clinic/content/records/format";
import { parseMarkdown, parseYaml } from "@clinic/content/records/parse";
import type { z } from "zod";

/** Reads and writes records in the content's own format, so that saving changes only what was edited. */
export function createFormat(schema: z.ZodObject, extension: string) {
  return {
    fromFile(text: string) {
      const { value, problem } = extension === "md" ? parseMarkdown(text) : parseYaml(text);
      if (problem) throw new Error(`Line ${problem.line}: ${problem.problem}. ${problem.remedy}.`);
      return value;
    },
    toFile(value: Record<string, unknown>) {
      const record = inOrder(schema, withoutEmptyFields(schema, value)) as Record<string, unknown>;
      return extension === "md" ? formatMarkdown({ body: "", ...record }) : formatYaml(record);
    },
  };
}

/** The fields of a record in schema order: a form appends newly filled fields at the end. */
function inOrder(schema: z.ZodObject, record: unknown): unknown {
  const fields = record as Record<string, unknown>;
  const names = Object.keys(schema.shape).filter((name) => fields[name] !== undefined);
  const others = Object.keys(fields).filter((name) => !names.includes(name));
  return Object.fromEntries([...names, ...others].map((name) => [name, fields[name]]));
}
