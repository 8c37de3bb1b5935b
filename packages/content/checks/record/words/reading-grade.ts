import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { CheckedRecord, Mistake, RecordCheck } from "../record-check.ts";
import { pageTextsOf, sentencesOf, wordsOf } from "../texts.ts";

/** How hard a text is to read. */
export interface Readability {
  /** Flesch–Kincaid grade: 8 is easy to read at about 13 years of age. */
  grade: number;
  /** Average number of words per sentence. */
  sentenceLength: number;
}

/** Readability of sentences: labels and headings, which end without a full stop, are left out. */
export function readabilityOf(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => /[.?!:]["”’)]?$/.test(sentence));
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  return { grade, sentenceLength: words.length / sentences.length };
}

/** Whether a record's texts are long enough to be graded. */
export function isGraded({ kind }: Pick<CheckedRecord, "kind">): boolean {
  return ["treatments", "articles", "newsletters", "pages", "branches", "technology"].includes(kind);
}

export const simplerWords = "Cut long sentences in two, and take shorter words";

/** Pages have short sentences, and treatment pages a reading grade of 10 or less. */
export const checkReadingGrade: RecordCheck = (record) => {
  if (!isGraded(record)) return [];
  const { grade, sentenceLength } = readabilityOf(pageTextsOf(record).map(({ text }) => text));
  const mistakes: Mistake[] = [];
  if (["treatments", "articles"].includes(record.kind) && grade > 10) {
    mistakes.push({
      path: [],
      problem: `The reading grade is ${grade.toFixed(1)}, not 10 or less`,
      remedy: simplerWords,
    });
  }
  if (sentenceLength > 20) {
    const problem = `A sentence has ${sentenceLength.toFixed(1)} words on average, not 20 or fewer`;
    mistakes.push({ path: [], problem, remedy: simplerWords });
  }
  return mistakes;
};
