import { z } from "zod";
import { type Field, mapFields } from "./fields.ts";

/** A record without what nobody should have to correct by hand, such as spaces at the end straight quotation marks or commas in a number. */
export function tidied<Value>(schema: z.ZodObject, record: Value): Value {
  return mapFields(schema, record, (field, value) =>
    typeof value === "string" ? tidiedText(field, value.trim()) : value,
  );
}

const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)*,\d{3})$/;

function tidiedText({ schema, meta: { input, translated } }: Field, text: string): string | number {
  if (schema instanceof z.ZodNumber) {
    const digits = grouped.test(text) ? text.replaceAll(",", "") : text;
    return (schema.isInt ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/).test(digits) ? Number(digits) : text;
  }
  switch (input) {
    case "markdown":
      return text.replaceAll(/(?<=\w)'(?=\w)/g, "’");
    case "page":
      return text.replace(/^https?:\/\/[^/]+(?=\/)/, "").replace(/(?<=.)\/$/, "");
    case "search-word":
      return text.toLowerCase();
    case "youtube":
      return /(?:youtu\.be|[?&]v=|youtube\.com\/\w+)[/]?([\w-]{11})/.exec(text)?.[1] ?? text;
    default:
      return translated ? typographic(text) : text;
  }
}

/** One line, with the quotation marks and apostrophes of print. */
function typographic(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=^|[\s(–—])"/g, "“")
    .replaceAll('"', "”")
    .replaceAll(/(?<=^|[\s(–—“])'(?=\D)/g, "‘")
    .replaceAll("'", "’");
}
