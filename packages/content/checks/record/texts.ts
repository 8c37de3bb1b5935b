import { picturesIn, plainText } from "../../load/markdown.ts";
import { pictureSchema } from "../../src/fields/picture.ts";
import { type Field, type FieldPath, fieldOf, visitFields } from "../../src/records/fields.ts";
import type { CheckedRecord } from "./record-check.ts";

/** A text of a record, with its place. */
export interface Text {
  path: FieldPath;
  field: Field;
  text: string;
  /** What a picture within Markdown shows, if the text is its path. */
  alt?: string;
}

/** Every string of a record, facts included. Markdown is left as written, and the pictures within follow it. */
export function stringsOf({ schema, value }: Pick<CheckedRecord, "schema" | "value">): Text[] {
  const texts: Text[] = [];
  visitFields(schema, value, (field, inner, path) => {
    if (typeof inner !== "string") return;
    texts.push({ path, field, text: inner });
    for (const { src = "", alt = "" } of field.meta.input === "markdown" ? picturesIn(inner) : [])
      texts.push({ path, field: fieldOf(pictureSchema.shape.src), text: src, alt });
  });
  return texts;
}

/** What people read: texts in the language of the record, of Markdown its words. */
export function proseOf(record: Pick<CheckedRecord, "schema" | "value">): Text[] {
  return stringsOf(record)
    .filter(({ field: { meta } }) => meta.translated && meta.input !== "search-word")
    .map((text) => (text.field.meta.input === "markdown" ? { ...text, text: plainText(text.text) } : text));
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "word" });

/** The words of a text, in order: letters and digits, with apostrophes inside. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
}
