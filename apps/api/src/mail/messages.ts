import type { Kind } from "@clinic/api-client/schemas/challenge";
import { CLINIC_TIME_ZONE } from "@clinic/api-client/schemas/clinic-time";
import type { Answers } from "@clinic/api-client/schemas/submission";
import { listInWords } from "@clinic/content/list-in-words";
import type { ServerContent } from "@clinic/content/server";
import type { Selectable } from "kysely";
import type { Scan, Tables } from "../store/tables.ts";
import type { Mail } from "./transport.ts";

export interface MailContext {
  clinic: { name: string; phones: readonly string[]; email: string };
  from: string;
  /** The clinic's address for notices. */
  to: string;
  /** The words of the mail to the visitor in other languages. */
  confirmationMails: ServerContent["confirmationMails"];
}

export type MailSubmission = Pick<
  Selectable<Tables["submissions"]>,
  "kind" | "reference" | "received_at" | "answers" | "suspicion"
>;

export type MailFile = Pick<Selectable<Tables["resumes"]>, "file_name" | "media_type" | "scan" | "content">;

/** The name of each kind within a sentence. */
const KIND_NAMES: Record<Kind, string> = {
  appointment: "appointment request",
  enquiry: "enquiry",
  application: "job application",
};

/** What each answer is called, in mails, tables and for the reception. */
export const ANSWER_LABELS: Record<keyof Answers, string> = {
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  date: "Preferred date",
  department: "Department",
  subject: "Subject",
  message: "Message",
  language: "Language",
};

/** The label of a stored answer. One whose field was removed since keeps its name. */
export const labelOf = (name: string) => (ANSWER_LABELS as Record<string, string>)[name] ?? name;

/** What the file of each kind is called. */
export const FILE_NAMES: Record<Kind, string> = {
  appointment: "File",
  enquiry: "Attachment",
  application: "Resume",
};

/** A time at the clinic: "21 November 2026, 17:20". */
const atClinic = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: CLINIC_TIME_ZONE,
});

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (language: string) => LANGUAGE_NAMES.of(language) ?? language;

/** "Monday, 23 November 2026". */
const dayInWords = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(date));

/** An answer as it is written in a mail to the clinic. */
function inWords(name: string, value: string) {
  if (name === "language") return `${languageName(value)} (call back in ${languageName(value)})`;
  return name === "date" ? dayInWords(value, "en-GB") : value;
}

/** The content of a mail, rendered both as text and as HTML. */
interface Letter {
  subject: string;
  before: string[];
  facts: [name: string, value: string][];
  after: string[];
}

/** The mail to the clinic, with everything the visitor wrote. Its subject contains no personal data. */
export function noticeMail(
  submission: MailSubmission,
  file: MailFile | undefined,
  { clinic, from, to }: MailContext,
): Mail {
  const answers: Answers = JSON.parse(submission.answers);
  const mark = submission.suspicion ? "[Suspected spam] " : "";
  const letter: Letter = {
    subject: `${mark}New ${KIND_NAMES[submission.kind]} ${submission.reference}`,
    before: [
      `A visitor to the website sent this ${KIND_NAMES[submission.kind]}.`,
      ...(submission.suspicion ? [`It looks like spam: ${submission.suspicion}.`] : []),
    ],
    facts: [
      ["Reference", submission.reference],
      ["Received", atClinic.format(new Date(submission.received_at))],
      ...Object.entries(answers).map(([name, value]): [string, string] => [
        labelOf(name),
        inWords(name, value),
      ]),
      ...(file ? [[FILE_NAMES[submission.kind], describeFile(file)] satisfies [string, string]] : []),
    ],
    after: ["Reply to this mail to write to the visitor."],
  };
  return {
    from: { name: clinic.name, address: from },
    to,
    replyTo: answers.email,
    headers: { "Auto-Submitted": "auto-generated" },
    ...render(letter),
    attachments:
      file?.scan === "clean"
        ? [
            {
              filename: file.file_name,
              contentType: file.media_type,
              contentDisposition: "attachment",
              content: Buffer.from(file.content),
            },
          ]
        : [],
  };
}

/**
 * The words of the mail to the visitor, as `settings/<language>/messages.yaml` of the content has them for other
 * languages. {1} stands for the reference, or the phones; {2} for the clinic's address.
 */
const CONFIRMATION = {
  appointmentSubject: "We have received your appointment request ({1})",
  appointment:
    "Thank you. We have received your appointment request. We will call you to agree the time and the branch. Only then is your appointment confirmed. If you are in pain, don’t wait for our call: please call us.",
  appointmentChange:
    "To change or cancel your appointment request, call {1}, or write to {2}. Please give your reference number.",
  enquirySubject: "We have received your enquiry ({1})",
  enquiry:
    "Thank you. We have received your enquiry. We will answer by phone or e-mail. If you are in pain, please call us instead.",
  enquiryChange:
    "To change or cancel your enquiry, call {1}, or write to {2}. Please give your reference number.",
  applicationSubject: "We have received your job application ({1})",
  application: "Thank you. We have received your job application. We will read it and write to you.",
  applicationChange:
    "To change or cancel your job application, call {1}, or write to {2}. Please give your reference number.",
  reference: "Your reference",
  date: "Preferred date",
  ignore: "If you did not send this, please ignore this mail.",
} satisfies Record<Kind | `${Kind}Subject` | `${Kind}Change` | "reference" | "date" | "ignore", string>;

/**
 * The mail to the visitor, in the language of the page. It repeats nothing they typed except the preferred date, so that
 * it cannot carry a message to a stranger.
 */
export function confirmationMail(
  submission: MailSubmission,
  { clinic, from, confirmationMails }: MailContext,
): Mail {
  const { kind, reference } = submission;
  const answers: Answers = JSON.parse(submission.answers);
  const translated = confirmationMails[answers.language ?? ""];
  const words = { ...CONFIRMATION, ...translated?.words };
  const locale = translated?.locale ?? "en-GB";
  const letter: Letter = {
    subject: words[`${kind}Subject`].replace("{1}", reference),
    before: [words[kind]],
    facts: [
      [words.reference, reference],
      ...(answers.date ? [[words.date, dayInWords(answers.date, locale)] satisfies [string, string]] : []),
    ],
    after: [
      words[`${kind}Change`]
        .replace("{1}", listInWords(clinic.phones, locale, "disjunction"))
        .replace("{2}", clinic.email),
      words.ignore,
      clinic.name,
    ],
  };
  return {
    from: { name: clinic.name, address: from },
    to: answers.email,
    replyTo: clinic.email,
    ...render(letter, locale.split("-u-")[0]),
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

/** Why a file is not attached: only what the virus scanner called clean is. */
const NOT_ATTACHED: Record<Exclude<Scan, "clean">, string> = {
  infected: "the virus scanner found malware in it",
  "scan-failed": "it could not be scanned",
  "not-scanned": "no virus scanner has looked at it",
};

function describeFile({ file_name, scan }: MailFile): string {
  if (scan === "clean") return `${file_name} (attached)`;
  return `${file_name} (kept on the server, not attached: ${NOT_ATTACHED[scan]})`;
}

function render({ subject, before, facts, after }: Letter, locale = "en-GB") {
  const text = [
    ...before,
    facts.map(([name, value]) => `${name}: ${indent(value)}`).join("\n"),
    ...after,
  ].join("\n\n");
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escapeHtml(name)}</th>` +
      `<td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 sans-serif;color:#1d2429;max-width:40em">
${paragraphs(before)}
<table>
${rows.join("\n")}
</table>
${paragraphs(after)}
</body>
</html>
`;
  return { subject, text, html };
}

/** Indents all lines but the first, so that no line of a visitor's text can pass for another field. */
function indent(value: string): string {
  return value.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u).join("\n    ");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
