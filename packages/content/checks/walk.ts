import sanitizeHtml from "sanitize-html";
import type { Source } from "./content.ts";

/** A string in a record, with its place. */
export interface Text {
  /** File of the record. */
  file: string;
  /** Path of the field. */
  field: string;
  /** Last name in the path; positions in lists don't count. */
  key: string;
  /** The string. */
  text: string;
}

/** An object in a record, with its place. */
export interface Part {
  /** File of the record. */
  file: string;
  /** Path of the field. */
  field: string;
  /** The object. */
  value: Readonly<Record<string, unknown>>;
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(".");
}

/** Every object of a record, the record itself first. */
export function partsOf(source: Source): Part[] {
  const parts: Part[] = [];
  const visit = (value: unknown, field: string) => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, join(field, String(index)));
      });
    } else if (typeof value === "object" && value !== null) {
      parts.push({ file: source.file, field, value: value as Record<string, unknown> });
      for (const [key, inner] of Object.entries(value)) visit(inner, join(field, key));
    }
  };
  visit(source.value, source.prefix);
  return parts;
}

/** Every string of a record. */
export function textsOf(source: Source): Text[] {
  return partsOf(source).flatMap(({ file, field, value }) =>
    Object.entries(value).flatMap(([key, inner]) => {
      const at = join(field, key);
      if (typeof inner === "string") return [{ file, field: at, key, text: inner }];
      if (!Array.isArray(inner)) return [];
      return inner.flatMap((item, index) =>
        typeof item === "string" ? [{ file, field: join(at, String(index)), key, text: item }] : [],
      );
    }),
  );
}

// Names, addresses and codes: not sentences that a visitor reads as text.
const notProse = new Set([
  ...["slug", "kind", "theme", "src", "href", "path", "url", "email", "html", "youtubeId", "network"],
  ...["mapEmbedUrl", "directionsUrl", "phones", "phone", "whatsApp", "postalCode", "country", "timeZone"],
  ...["opens", "closes", "days", "date", "asOf", "publishedOn", "updatedOn", "reviewedOn", "reviewedBy"],
  ...["author", "related", "children", "videos", "smiles", "items", "video", "lead", "others", "branch"],
  ...["branches", "group", "status", "scope", "form", "givenOn", "suffix", "council", "number", "degrees"],
]);

/** Strings that a visitor reads. An article's HTML is given as its text. */
export function proseOf(source: Source): Text[] {
  return textsOf(source).flatMap((entry) => {
    if (entry.key === "html") return [{ ...entry, text: plainText(entry.text) }];
    // Trip plans use `days`, elsewhere a list of weekdays, for text.
    const isTripDays = entry.key === "days" && entry.field.includes("tripPlan");
    return notProse.has(entry.key) && !isTripDays ? [] : [entry];
  });
}

const searchOnly = new Set(["metaTitle", "metaDescription", "metaKeywords"]);

/** Strings visible on the page itself: no alternative texts, no search metadata. */
export function pageTextsOf(source: Source): Text[] {
  return proseOf(source).filter(({ key }) => key !== "alt" && key !== "reason" && !searchOnly.has(key));
}

/** The text of HTML, each block on a line of its own. */
export function plainText(html: string): string {
  const withBreaks = html.replaceAll(/<\/(?:p|h[2-4]|li|blockquote|tr|td|th)>|<br\s*\/?>/g, "$&\n");
  return sanitizeHtml(withBreaks, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/\n\s*\n+/g, "\n")
    .trim();
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
