import { marked, type Token, type Tokens } from "marked";
import { type Field, type FieldPath, visitFields } from "../../src/records/fields.ts";
import type { CheckedRecord } from "./record-check.ts";

/** A text of a record, with its place. */
export interface Text {
  path: FieldPath;
  field: Field;
  /** Plain text: of Markdown, its words, each block on a line of its own. */
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

/** What people read: texts in the language of the record. */
export function proseOf(record: Pick<CheckedRecord, "schema" | "value">): Text[] {
  return stringsOf(record)
    .filter(({ field: { meta } }) => meta.translated && meta.input !== "search-word")
    .map((entry) =>
      entry.field.meta.input === "markdown" ? { ...entry, text: plainText(entry.text) } : entry,
    );
}

const notOnThePage = new Set(["alt", "metaTitle", "metaDescription", "metaKeywords", "about", "source"]);

/** What visitors read on the page itself: no alternative texts, no texts for search engines. */
export function pageTextsOf(record: Pick<CheckedRecord, "schema" | "value">): Text[] {
  return proseOf(record).filter(({ path }) => !path.some((part) => notOnThePage.has(String(part))));
}

/** The words of Markdown, each block on a line of its own. */
export function plainText(markdown: string): string {
  return marked.lexer(markdown).map(textOfBlock).filter(Boolean).join("\n");
}

function textOfBlock(token: Token): string {
  if (token.type === "list") return (token as Tokens.List).items.map(textOfBlock).join("\n");
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map(({ tokens }) => textOf(tokens)).join("\n");
  }
  if (token.type === "html" || token.type === "space" || token.type === "hr") return "";
  if (token.type === "list_item" || token.type === "blockquote") {
    return ((token as Tokens.ListItem).tokens ?? []).map(textOfBlock).filter(Boolean).join("\n");
  }
  return textOf("tokens" in token && token.tokens ? token.tokens : [token]);
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ("tokens" in token && token.tokens) return textOf(token.tokens);
      if (token.type === "br") return "\n";
      return token.type === "html" || !("text" in token) ? "" : unescaped(String(token.text));
    })
    .join("");
}

function unescaped(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'");
}

const wordSegmenter = new Intl.Segmenter("en-GB", { granularity: "word" });
const sentenceSegmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The words of a text, in order: letters and digits, with apostrophes inside. */
export function wordsOf(text: string): string[] {
  return [...wordSegmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
}

/** The sentences of a text. A line break ends a sentence. "Dr" doesn't. */
export function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => [...sentenceSegmenter.segment(line.replaceAll(/\bDr\. /g, "Dr "))])
    .map((part) => part.segment.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}
