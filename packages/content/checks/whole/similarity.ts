import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import type { Finding } from "../finding.ts";
import { pageTextsOf, wordsOf } from "../record/texts.ts";

const SHINGLE_WORDS = 8;

/** Shingles that two pages may share. A sentence of 20 words has 13. */
const ALLOWED_SHINGLES = 13;

function shinglesOf(source: Source): Set<string> {
  return new Set(
    pageTextsOf(source).flatMap(({ text }) => {
      const words = wordsOf(text.toLowerCase());
      return words
        .slice(0, Math.max(0, words.length - SHINGLE_WORDS + 1))
        .map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(" "));
    }),
  );
}

/** No two treatment pages or articles share more than one sentence. */
export function checkSimilarity({ sources }: Content): Finding[] {
  const pages = sources
    .filter(({ kind }) => ["treatments", "articles", "dentists", "branches"].includes(kind))
    .map((source) => ({ source, shingles: shinglesOf(source) }));
  return pages.flatMap(({ source, shingles }, index) =>
    pages.slice(0, index).flatMap((other) => {
      const shared = [...shingles].filter((shingle) => other.shingles.has(shingle));
      if (shared.length <= ALLOWED_SHINGLES) return [];
      return [
        {
          file: source.file,
          field: "",
          problem: `More than a sentence is the same as in ${other.source.file}, for instance "${shared[0]}"`,
          remedy: "Say it in other words, or say it on one page and lead to it from the other",
        },
      ];
    }),
  );
}
