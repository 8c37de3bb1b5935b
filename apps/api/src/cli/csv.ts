import type { AnswerName } from "@clinic/api-client/schemas/submission";
import { ANSWER_LABELS, languageName } from "../mail/messages.ts";
import { sortableMoment } from "./print.ts";
import type { ListedRequest } from "./queries.ts";

type Column = [heading: string, value: (request: ListedRequest) => string | null | undefined];

const COLUMNS: Column[] = [
  ["Reference", ({ reference }) => reference],
  ["Received (Kolkata)", ({ receivedAt }) => sortableMoment(receivedAt)],
  ["Kind", ({ kind }) => kind],
  ...Object.entries(ANSWER_LABELS).map(
    ([name, label]): Column => [
      label,
      ({ answers: { language, ...answers } }) =>
        name === "language" ? language && languageName(language) : answers[name as AnswerName],
    ],
  ),
  ["Suspected spam", ({ suspicion }) => suspicion],
  ["Handled (Kolkata)", ({ handledAt }) => handledAt && sortableMoment(handledAt)],
  ["Handled by", ({ handledBy }) => handledBy],
];

/** The first line of a table of comma-separated values (RFC 4180). The byte order mark makes Excel read UTF-8. */
export const csvHeading = () => `\ufeff${line(COLUMNS.map(([heading]) => heading))}`;

/** A request's line, safe to open in a spreadsheet. */
export const csvLine = (request: ListedRequest) => line(COLUMNS.map(([, value]) => value(request) ?? ""));

const line = (cells: string[]) => `${cells.map(cell).join(",")}\r\n`;

/**
 * Spreadsheets run a cell that starts like a formula, also behind white space and in full width (OWASP, "CSV
 * Injection"). An apostrophe in front makes it text.
 */
const FORMULA = /^[\s\0]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;

function cell(value: string): string {
  const text = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
