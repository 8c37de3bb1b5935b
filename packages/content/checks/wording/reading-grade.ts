import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { Content, Source } from "../content.ts";
import type { Finding } from "../finding.ts";
import { pageTextsOf, sentencesOf, wordsOf } from "../walk.ts";

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

/** Texts long enough to be graded: treatments, articles, biographies and pages with paragraphs. */
function gradedSources({ sources }: Content): Source[] {
  return sources.filter(({ file }) =>
    /^src\/(?:treatments|articles|newsletters|pages|technology)\//.test(file),
  );
}

const remedy = "Cut long sentences in two, and take shorter words";

/** Each treatment page is of grade 10 or less, all pages of 8 or less on average. */
export function checkReadingGrade(content: Content): Finding[] {
  const graded = gradedSources(content).map((source) => ({
    source,
    ...readabilityOf(pageTextsOf(source).map(({ text }) => text)),
  }));
  const hard = graded.flatMap(({ source, grade, sentenceLength }) => {
    const findings: Finding[] = [];
    const at = { file: source.file, field: source.prefix || "all texts", remedy };
    if (/^src\/(?:treatments|articles)\//.test(source.file) && grade > 10) {
      findings.push({ ...at, problem: `The reading grade is ${grade.toFixed(1)}, not 10 or less` });
    }
    if (sentenceLength > 20) {
      findings.push({
        ...at,
        problem: `A sentence has ${sentenceLength.toFixed(1)} words on average, not 20`,
      });
    }
    return findings;
  });
  const texts = graded.flatMap(({ source }) => pageTextsOf(source).map(({ text }) => text));
  const whole = readabilityOf(texts).grade;
  if (whole <= 8) return hard;
  return [
    ...hard,
    {
      file: "all pages",
      field: "all texts",
      problem: `The reading grade is ${whole.toFixed(1)} on average, not 8 or less`,
      remedy,
    },
  ];
}
