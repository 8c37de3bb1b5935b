import type { z } from "zod";
import { type Field, mapFields } from "./fields.ts";

/** A record without what nobody should have to correct by hand, such as spaces at the end or straight quotation marks. */
export function tidied<Value>(schema: z.ZodObject, record: Value): Value {
  return mapFields(schema, record, (field, value) =>
    typeof value === "string" ? tidiedText(field, value.trim()) : value,
  );
}

function tidiedText({ meta: { input, translated } }: Field, text: string): string {
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
