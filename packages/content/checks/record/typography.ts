import type { RecordCheck } from "./record-check.ts";
import { proseOf } from "./texts.ts";

/** Quotation marks and apostrophes are curved, as in print. */
export const checkTypography: RecordCheck = (record) =>
  proseOf(record).flatMap(({ path, text }) => {
    const [words] = /\S*["']\S*/.exec(text) ?? [];
    if (!words) return [];
    return [
      {
        path,
        words,
        problem: `${words} has a straight quotation mark or apostrophe`,
        remedy: `Write ${curved(words)}, or run npm run content:check -- --fix`,
      },
    ];
  });

/** A text with curved quotation marks and apostrophes. */
export function curved(text: string): string {
  return text
    .replaceAll(/(^|[\s([{—–-])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll(/(^|[\s([{—–“-])'(?=\p{L}{2,}[^']*')/gu, "$1‘")
    .replaceAll("'", "’");
}
