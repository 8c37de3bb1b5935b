import type { Content, Source } from "../content.ts";
import type { Finding } from "../finding.ts";
import { pageTextsOf, plainText, wordsOf } from "../walk.ts";

interface Limits {
  /** What is counted. */
  what: string;
  /** Files to which the limits apply. */
  file: RegExp;
  /** Fields that are counted together; every text of the page when left out. */
  field?: RegExp;
  min: number;
  max: number;
}

const limits: Limits[] = [
  { what: "The page", file: /^src\/treatments\//, min: 600, max: 1200 },
  { what: "The article", file: /^src\/articles\//, field: /^html$/, min: 500, max: 900 },
  { what: "The biography", file: /^src\/team\//, field: /^biography\.\d+$/, min: 80, max: 150 },
  { what: "The testimonial", file: /^src\/testimonials\//, field: /content$/, min: 25, max: 120 },
  { what: "The entry", file: /^src\/technology\//, field: /body\.\d+$/, min: 40, max: 120 },
];

/** Words of a record's fields that match, or of the whole page. */
function countWords(source: Source, field?: RegExp): number {
  return pageTextsOf(source)
    .filter((text) => !field || field.test(text.field))
    .reduce((sum, { key, text }) => sum + wordsOf(key === "html" ? plainText(text) : text).length, 0);
}

function finding(
  file: string,
  field: string,
  what: string,
  words: number,
  min: number,
  max: number,
): Finding[] {
  if (words >= min && words <= max) return [];
  const remedy = words < min ? `Write ${min - words} words more` : `Take out ${words - max} words`;
  return [{ file, field, problem: `${what} has ${words} words, not ${min} to ${max}`, remedy }];
}

/** Pages, answers, biographies and articles have the agreed length. */
export function checkLengths({ sources, treatments }: Content): Finding[] {
  const wholes = sources.flatMap((source) =>
    limits.flatMap(({ what, file, field, min, max }) => {
      if (!file.test(source.file)) return [];
      const words = countWords(source, field);
      // Other records in the same folder, such as the support staff, have no such field.
      if (field && words === 0) return [];
      return finding(source.file, source.prefix || "all texts", what, words, min, max);
    }),
  );
  const answers = treatments.flatMap(({ slug, faqs }) =>
    faqs.flatMap(({ answer }, index) =>
      finding(
        `src/treatments/${slug}.ts`,
        `faqs.${index}.answer`,
        "The answer",
        wordsOf(answer).length,
        40,
        120,
      ),
    ),
  );
  return [...wholes, ...answers];
}
