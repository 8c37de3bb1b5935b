import { CLINIC_TIME_ZONE as timeZone } from "@clinic/api-client/schemas/clinic-time";

const dayOf = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
const timeOf = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
const dateAndTime = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time at the clinic for people to read, such as `today 09:10` or `Fri, 20 Nov 2026, 17:20`. */
export function moment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const day = dayOf.format(date);
  if (day === dayOf.format(now)) return `today ${timeOf.format(date)}`;
  if (day === dayOf.format(now.getTime() - DAY_MS)) return `yesterday ${timeOf.format(date)}`;
  return dateAndTime.format(date);
}

/** A time at the clinic that spreadsheets can sort, such as `2026-11-20 17:20`. */
export const sortableMoment = (iso: string) =>
  `${dayOf.format(new Date(iso))} ${timeOf.format(new Date(iso))}`;

/**
 * Escapes characters that would control the terminal or reorder its text. Joiners stay, as Indian scripts need
 * them.
 */
export function visible(text: string): string {
  return text.replace(
    /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

export const plural = (noun: string) => (noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** A number with its noun, such as `1 request` or `2 enquiries`. */
export const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : plural(noun)}`;

/** Formats rows under headings, each column as wide as its longest value. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((line) => line.map((value) => visible(value).replace(/\n/g, " ")));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((value, column) => value.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Formats one `name: value` per line. Further lines of a value are indented, so that none can pass for a name. */
export function facts(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .map(([name, value]) => `${visible(name)}: ${visible(value).replace(/\n/g, "\n    ")}`)
    .join("\n");
}
