import { marked } from "marked";
import { type Field, type FieldPath, visitFields } from "../../src/records/fields.ts";
import type { CheckedRecord } from "./record-check.ts";

/** A text of a record, with its place. */
export interface Text {
  path: FieldPath;
  field: Field;
  text: string;
}

/** Every string of a record, facts included. Markdown is left as written. */
export function stringsOf({ schema, value }: Pick<CheckedRecord, "schema" | "value">): Text[] {
  const texts: Text[] = [];
  visitFields(schema, value, (field, inner, path) => {
    if (typeof inner === "string") texts.push({ path, field, text: inner });
  });
  return texts;
}

/** What people read: texts in the language of the record, of Markdown its words. */
export function proseOf(record: Pick<CheckedRecord, "schema" | "value">): Text[] {
  return stringsOf(record)
    .filter(({ field: { meta } }) => meta.translated && meta.input !== "search-word")
    .map((entry) =>
      entry.field.meta.input === "markdown" ? { ...entry, text: plainText(entry.text) } : entry,
    );
}

function plainText(markdown: string): string {
  const texts: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    const isLeaf = (token.type === "text" || token.type === "escape") && !("tokens" in token && token.tokens);
    if (isLeaf) texts.push(token.text);
  });
  return texts.join(" ");
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "word" });

/** The words of a text, in order: letters and digits, with apostrophes inside. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
}
