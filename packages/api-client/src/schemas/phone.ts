import * as z from "zod/mini";
import { required } from "./fields.ts";

/**
 * Spaces, hyphens and brackets in phone numbers are allowed, but not part of the value. The digits of a Hindi or Marathi
 * keyboard are those of every other.
 */
const withoutPhonePunctuation = () =>
  z.overwrite<string>((value) =>
    value
      .replace(/[\s()[\]\u002D\u2010-\u2015]/gu, "")
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)),
  );

/** The enquiry form accepts the plus of an international number; its wire format doesn't. */
const withoutPlus = () => z.overwrite<string>((value) => value.replace(/^\+/, ""));

const ABROAD = /^(?:\+|00)(?!91)/;

/** For numbers from abroad that break the rule: some countries have shorter ones, some longer. */
const ABROAD_ADVICE = "For other numbers from outside India, please write to us on WhatsApp or by e-mail.";

/**
 * A required phone number of 10 to 13 digits. Spaces, hyphens and brackets are removed, and a plus unless the value may
 * begin with it.
 */
export function phone(messages: { required: string; invalid: string }, { plus }: { plus: boolean }) {
  const isValid = (value: string) => /^\+?[0-9]{10,13}$/.test(value);
  return z.string(messages.required).check(
    withoutPhonePunctuation(),
    required(messages.required),
    z.refine(isValid, {
      error: ({ input }) =>
        ABROAD.test(String(input))
          ? `${messages.invalid.replace(/\.$/, "")}. ${ABROAD_ADVICE}`
          : messages.invalid,
    }),
    ...(plus ? [] : [withoutPlus()]),
  );
}
