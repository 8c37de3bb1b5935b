import * as z from "zod/mini";
import { required } from "./fields.ts";

/** What every form becomes where it arrives. The wire's names, different for each form, end in the schemas. */
export interface Submission {
  answers: { fullName: string; email: string; phone: string } & Record<string, string>;
  file?: File | undefined;
  /** The token of the human check. */
  recaptchaValue: string;
  website?: string | undefined;
  elapsedMs?: number | undefined;
}

/**
 * Sent along with the form's values. Only `recaptchaValue` is part of the contract. The others are optional spam
 * signals, which other servers ignore.
 */
const verificationFields = {
  /** The token of the human check, from any provider (requirements, section 5). */
  recaptchaValue: z
    .string("Please complete the ReCAPTCHA")
    .check(required("Please complete the ReCAPTCHA"), z.maxLength(8192, "Please complete the ReCAPTCHA")),
  /** A honeypot: the field is hidden from people, so a value marks the submission as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(2048))),
  /** Milliseconds between showing and sending the form. Coerced, because form data carries it as text. */
  elapsedMs: z.optional(z.coerce.number().check(z.nonnegative())),
};

/** The schema of a form's request: the form's values and the human check on the wire, a {@link Submission} once parsed. */
export function submissionSchema<Shape extends z.core.$ZodShape>(
  form: z.ZodMiniObject<Shape>,
  named: (values: z.output<z.ZodMiniObject<Shape>>) => Pick<Submission, "answers" | "file">,
) {
  return z.pipe(
    z.extend(form, verificationFields),
    z.transform((values): Submission => {
      const { recaptchaValue, website, elapsedMs, ...rest } = values as Submission;
      return { ...named(rest as never), recaptchaValue, website, elapsedMs };
    }),
  );
}
