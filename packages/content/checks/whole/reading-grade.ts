import type { Content } from "../../load/load-content.ts";
import type { Finding } from "../finding.ts";
import { isGraded, readabilityOf, simplerWords } from "../record/reading-grade.ts";
import { pageTextsOf } from "../record/texts.ts";

/** All pages together are of grade 8 or less. */
export function checkWholeGrade({ sources }: Content): Finding[] {
  const texts = sources
    .filter((source) => source.language === "en" && isGraded(source))
    .flatMap((source) => pageTextsOf(source).map(({ text }) => text));
  const { grade } = readabilityOf(texts);
  if (!(grade > 8)) return [];
  const problem = `The reading grade of all pages together is ${grade.toFixed(1)}, not 8 or less`;
  return [{ file: "data", field: "", problem, remedy: simplerWords }];
}
