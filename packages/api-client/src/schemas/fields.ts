import * as z from "zod/mini";

/**
 * Control characters (Unicode class Cc) except tab and line feed, and halves of surrogate pairs. A keyboard
 * cannot type them; they break mail headers and terminals, and PostgreSQL refuses NUL in text.
 */
const UNTYPABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Characters that show nothing or turn the text around them. Joiners stay: Indian scripts are written with them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Takes out what nobody sees; a text of which nothing is seen is empty. */
const clean = (value: string) => {
  const text = value.replace(UNTYPABLE, "").replace(INVISIBLE, "").trim();
  return VISIBLE.test(text) ? text : "";
};

/** One line as a person means it: runs of white space become one space, the ends are trimmed. */
const singleLine = () => z.overwrite<string>((value) => clean(value.replace(/\s+/gu, " ")));

const severalLines = () => z.overwrite<string>((value) => clean(value.replace(/\r\n?/g, "\n")));

/** Spaces, hyphens and brackets are how people write phone numbers; the rule counts digits only. */
const withoutPhonePunctuation = () =>
  z.overwrite<string>((value) => value.replace(/[\s()[\]\u002D\u2010-\u2015]/gu, ""));

/** Stops at the first message, so that an empty field says only that it is required. */
const required = (message: string) => z.minLength(1, { error: message, abort: true });

interface TextRules {
  required: string;
  min?: readonly [length: number, message: string];
  max: readonly [length: number, message: string];
}

/** A required text of one line, such as a name or a subject. */
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

/** Most characters a message may have (specification, section 9). */
export const MESSAGE_MAX_LENGTH = 120;

/** The message of both contact forms: required, at most 120 characters, lines kept (section 5). */
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

/** A required phone number of 10 to 13 digits. Its value comes out without spaces, hyphens and brackets. */
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
 * What travels with the form's values. Only `recaptchaValue` is part of the contract; the other two are
 * optional hints against spam that any other server ignores.
 */
export const verificationFields = {
  /** The solved human check, whichever provider made it (specification, section 5). */
  recaptchaValue: z
    .string("Please complete the ReCAPTCHA")
    .check(required("Please complete the ReCAPTCHA"), z.maxLength(8192, "Please complete the ReCAPTCHA")),
  /** A field that people do not see. Whoever fills it is marked as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(2048))),
  /** Milliseconds between showing the form and sending it. Form data carries it as text. */
  elapsedMs: z.optional(z.coerce.number().check(z.nonnegative())),
};
