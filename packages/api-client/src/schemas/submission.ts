import * as z from "zod/mini";
import { type AppointmentValues, appointmentSchema } from "./appointment.ts";
import { type ApplicationValues, applicationSchema } from "./career.ts";
import type { Kind } from "./challenge.ts";
import { type EnquiryWithAttachmentValues, enquiryWithAttachmentSchema } from "./enquiry.ts";
import { required } from "./fields.ts";
import { fromWire, toWire } from "./wire.ts";

/** Fields of any form, other than files. */
export type AnswerName = Exclude<
  keyof AppointmentValues | keyof EnquiryWithAttachmentValues | keyof ApplicationValues,
  "resume" | "attachment"
>;

/** What a visitor wrote, and the language of the page. Every form asks for the first three. */
export type Answers = Record<"fullName" | "email" | "phone", string> &
  Partial<Record<AnswerName | "language", string>>;

/** Sent along with a form's values. Only the token is part of the contract: other servers ignore the rest. */
export interface SubmissionCheck {
  /** The solved human check, from any provider. */
  token: string;
  /** A field that is hidden from people, so a value marks the submission as suspected spam. */
  honeypot?: string | undefined;
  /** Milliseconds between showing and sending the form. */
  elapsedMs?: number | undefined;
  /** The language in which the visitor read the page, as an ISO 639 code: "hi". Without one, English. */
  language?: string | undefined;
}

/** What every form becomes where it arrives. The wire's names, different for each form, end here. */
export interface Submission extends SubmissionCheck {
  kind: Kind;
  answers: Answers;
  file?: File | undefined;
}

const checkFields = {
  token: z
    .string("Please complete the ReCAPTCHA")
    .check(required("Please complete the ReCAPTCHA"), z.maxLength(8192, "Please complete the ReCAPTCHA")),
  honeypot: z.optional(z.string().check(z.maxLength(2048))),
  // Coerced, because form data carries it as text.
  elapsedMs: z.optional(z.coerce.number().check(z.nonnegative())),
  // A hint: one that makes no sense is no reason to turn a visitor away.
  language: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))), undefined),
};

const requestSchema = (kind: Kind, form: z.ZodMiniObject): z.ZodMiniType<Submission> =>
  z.pipe(
    z.object(toWire<z.core.SomeType>(kind, { ...form.shape, ...checkFields })),
    z.transform((request): Submission => {
      const { token, honeypot, elapsedMs, ...values } = fromWire<unknown>(request);
      const check = { token, honeypot, elapsedMs } as SubmissionCheck;
      const entries = Object.entries(values).filter(([, value]) => value !== undefined);
      const answers = entries.filter(([, value]) => !(value instanceof File));
      const [, file] = entries.find(([, value]) => value instanceof File) ?? [];
      return { kind, answers: Object.fromEntries(answers) as Answers, file: file as File, ...check };
    }),
  );

/** The bodies of `POST /contactus`, `/query` and `/career` as JSON or form data; each parses to a {@link Submission}. */
export const requestSchemas = {
  appointment: requestSchema("appointment", appointmentSchema),
  enquiry: requestSchema("enquiry", enquiryWithAttachmentSchema),
  application: requestSchema("application", applicationSchema),
} satisfies Record<Kind, unknown>;
