import * as z from "zod/mini";

/**
 * Control characters (Unicode category Cc) except tab and line feed, and lone surrogates. They cannot be typed on a
 * keyboard, they break mail headers and terminals, and PostgreSQL rejects NUL in text.
 */
const UNTYPABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Invisible and bidirectional control characters, except joiners, which Indian scripts need. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes invisible characters. Text without any visible character becomes empty. */
const clean = (value: string) => {
  const text = value.replace(UNTYPABLE, "").replace(INVISIBLE, "").trim();
  return VISIBLE.test(text) ? text : "";
};

/** Collapses white space and trims the ends. */
const singleLine = () => z.overwrite<string>((value) => clean(value.replace(/\s+/gu, " ")));

const severalLines = () => z.overwrite<string>((value) => clean(value.replace(/\r\n?/g, "\n")));

/** Aborts further checks, so that an empty field reports only that it is required. */
export const required = (message: string) => z.minLength(1, { error: message, abort: true });

/** The length of a text as people count it: a letter with its vowel signs is one character. */
export function countCharacters(text: string): number {
  return Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].length : [...text].length;
}

/** So that no heap of accents passes for one character. No script needs as many code units. */
const MAX_UNITS_PER_CHARACTER = 8;

const minCharacters = (min: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= min, error);

const maxCharacters = (max: number, error: string) =>
  z.refine<string>(
    (text) => text.length <= max * MAX_UNITS_PER_CHARACTER && countCharacters(text) <= max,
    error,
  );

interface TextRules {
  required: string;
  min?: readonly [length: number, message: string];
  max: readonly [length: number, message: string];
}

/** A required single line of text, such as a name or a subject. Its length counts characters as people do. */
export function line(rules: TextRules) {
  const [minimum, tooShort] = rules.min ?? [1, rules.required];
  return z
    .string(rules.required)
    .check(
      singleLine(),
      required(rules.required),
      minCharacters(minimum, tooShort),
      maxCharacters(...rules.max),
    );
}

/** Maximum length of a message. */
export const MESSAGE_MAX_LENGTH = 120;

/** A required message of up to 120 characters, with line breaks. */
export function message() {
  return z
    .string("Message is required")
    .check(
      severalLines(),
      required("Message is required"),
      maxCharacters(MESSAGE_MAX_LENGTH, "Message should not exceed 120 characters"),
    );
}

/** A required email address. No deliverable address is longer than 254 characters (RFC 5321). */
export function email(messages: { required: string; invalid: string }) {
  return z
    .string(messages.required)
    .check(
      z.trim(),
      required(messages.required),
      z.maxLength(254, { error: messages.invalid, abort: true }),
      z.regex(z.regexes.email, messages.invalid),
    );
}
