import type { FieldPath } from "../../src/records/fields.ts";
import type { CheckedRecord, Mistake, RecordCheck } from "./record-check.ts";
import { pageTextsOf, wordsOf } from "./texts.ts";

interface Limits {
  kind: CheckedRecord["kind"];
  /** What is counted. */
  what: string;
  /** Field that is counted; every text of the page when left out. */
  field?: string;
  min: number;
  max: number;
}

const limits: Limits[] = [
  { kind: "treatments", what: "The page", min: 600, max: 1400 },
  { kind: "articles", what: "The article", field: "body", min: 500, max: 900 },
  { kind: "newsletters", what: "The newsletter", field: "body", min: 300, max: 1200 },
  { kind: "dentists", what: "The biography", field: "biography", min: 80, max: 150 },
  { kind: "testimonials", what: "The testimonial", field: "content", min: 25, max: 120 },
  { kind: "technology", what: "The entry", field: "body", min: 40, max: 120 },
];
const answerLimits = { what: "The answer", min: 40, max: 120 };

/** Pages, answers, biographies and articles have the agreed length. */
export const checkLengths: RecordCheck = (record) => {
  const texts = pageTextsOf(record);
  const count = (chosen: typeof texts) => chosen.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return [
    ...limits
      .filter(({ kind }) => kind === record.kind)
      .flatMap(({ field, ...limit }) =>
        mistake(field ? [field] : [], count(texts.filter(({ path }) => !field || path[0] === field)), limit),
      ),
    ...texts
      .filter(({ path }) => path[0] === "faqs" && path.at(-1) === "answer")
      .flatMap((text) => mistake(text.path, count([text]), answerLimits)),
  ];
};

function mistake(
  path: FieldPath,
  words: number,
  { what, min, max }: Omit<Limits, "kind" | "field">,
): Mistake[] {
  if (words >= min && words <= max) return [];
  const problem = `${what} has ${words} words, not ${min} to ${max}`;
  return [
    {
      path,
      problem,
      remedy: words < min ? `Write ${min - words} words more` : `Take out ${words - max} words`,
    },
  ];
}
