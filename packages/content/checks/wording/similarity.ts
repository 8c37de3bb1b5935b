import type { Content, Source } from "../content.ts";
import type { Finding } from "../finding.ts";
import { pageTextsOf, wordsOf } from "../walk.ts";

/** Length of a shingle in words. */
const shingleLength = 8;

/**
 * Shingles that two pages may share: a sentence of 20 words has 13 of them (specification of the
 * content: "no two pages alike in more than a sentence").
 */
const allowed = 13;

function shinglesOf(source: Source): Set<string> {
  return new Set(
    pageTextsOf(source).flatMap(({ text }) => {
      const words = wordsOf(text.toLowerCase());
      return words
        .slice(0, Math.max(0, words.length - shingleLength + 1))
        .map((_, start) => words.slice(start, start + shingleLength).join(" "));
    }),
  );
}

/** No two treatment pages or articles share more than a sentence. */
export function checkSimilarity({ sources }: Content): Finding[] {
  const pages = sources
    .filter(({ file }) => /^src\/(?:treatments|articles|team)\/|locations\.ts$/.test(file))
    .map((source) => ({ source, shingles: shinglesOf(source) }));
  return pages.flatMap(({ source, shingles }, index) =>
    pages.slice(0, index).flatMap((other) => {
      const shared = [...shingles].filter((shingle) => other.shingles.has(shingle));
      if (shared.length <= allowed) return [];
      return [
        {
          file: source.file,
          field: source.prefix || "all texts",
          problem: `More than a sentence is the same as in ${other.source.file}, for instance "${shared[0]}"`,
          remedy: "Say it in other words, or say it on one page and lead to it from the other",
        },
      ];
    }),
  );
}
