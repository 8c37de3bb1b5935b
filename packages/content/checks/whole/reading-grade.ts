import type { Content } from "../../load/load-content.ts";
import type { Finding } from "../finding.ts";
import { pageTextsOf } from "../record/texts.ts";
import { isGraded, readabilityOf, simplerWords } from "../record/words/reading-grade.ts";

/** All pages together have a reading grade of 8 or less. */
export function checkWholeGrade({ sources }: Content): Finding[] {
  const texts = sources
    .filter((source) => source.language === "en" && isGraded(source))
    .flatMap((source) => pageTextsOf(source).map(({ text }) => text));
  const { grade } = readabilityOf(texts);
  if (!(grade > 8)) return [];
  const problem = `The reading grade of all pages together is ${grade.toFixed(1)}, not 8 or less`;
  return [{ file: "data", field: "", problem, remedy: simplerWords }];
}
