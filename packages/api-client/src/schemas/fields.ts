import * as z from "zod/mini";

/**
 * Control characters (Unicode class Cc) except tab and line feed, and halves of surrogate pairs. A keyboard
 * cannot type them; they break mail headers and terminals, and PostgreSQL refuses NUL in text.
 */
const UNTYPABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Invisible and bidirectional control characters. Joiners stay: Indian scripts need them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes invisible characters; text of nothing else becomes empty. */
const clean = (value: string) => {
  const text = value.replace(UNTYPABLE, "").replace(INVISIBLE, "").trim();
  return VISIBLE.test(text) ? text : "";
};

/** Collapses white space and trims the ends. */
const singleLine = () => z.overwrite<string>((value) => clean(value.replace(/\s+/gu, " ")));

const severalLines = () => z.overwrite<string>((value) => clean(value.replace(/\r\n?/g, "\n")));

/** People write phone numbers with spaces, hyphens and brackets; the rule counts digits only. */
const withoutPhonePunctuation = () =>
  z.overwrite<string>((value) => value.replace(/[\s()[\]\u002D\u2010-\u2015]/gu, ""));

/** Stops at the first message, so that an empty field says only that it is required. */
const required = (message: string) => z.minLength(1, { error: message, abort: true });

interface TextRules {
  required: string;
  min?: readonly [length: number, message: string];
  max: readonly [length: number, message: string];
}

/** A required single line of text, such as a name or a subject. */
export function line(rules: TextRules) {
  const [minimum, tooShort] = rules.min ?? [1, rules.required];
  return z
    .string(rules.required)
    .check(
      singleLine(),
      required(rules.required),
      z.minLength(minimum, tooShort),
      z.maxLength(rules.max[0], rules.max[1]),
    );
}

/** Maximum length of a message (specification, section 9). */
export const MESSAGE_MAX_LENGTH = 120;

/** The message of both contact forms: required, at most 120 characters, line breaks kept (section 5). */
export function message() {
  return z
    .string("Message is required")
    .check(
      severalLines(),
      required("Message is required"),
      z.maxLength(MESSAGE_MAX_LENGTH, "Message should not exceed 120 characters"),
    );
}

/** A required e-mail address. No address that can receive mail is longer than 254 characters (RFC 5321). */
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

/** A required phone number of 10 to 13 digits. Its output has no spaces, hyphens or brackets. */
export function phone(messages: { required: string; invalid: string }, { plus }: { plus: boolean }) {
  return z
    .string(messages.required)
    .check(
      withoutPhonePunctuation(),
      required(messages.required),
      z.regex(plus ? /^\+?[0-9]{10,13}$/ : /^[0-9]{10,13}$/, messages.invalid),
    );
}

/**
 * Sent along with the form's values. Only `recaptchaValue` is part of the contract; the others are optional spam
 * signals that other servers ignore.
 */
export const verificationFields = {
  /** The solved human check, from any provider (specification, section 5). */
  recaptchaValue: z
    .string("Please complete the ReCAPTCHA")
    .check(required("Please complete the ReCAPTCHA"), z.maxLength(8192, "Please complete the ReCAPTCHA")),
  /** A honeypot: people don't see the field, and whoever fills it is marked as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(2048))),
  /** Milliseconds between showing the form and sending it. Form data sends it as text. */
  elapsedMs: z.optional(z.coerce.number().check(z.nonnegative())),
};
