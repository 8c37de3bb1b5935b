import nspell from "nspell";
import type { Speller } from "./record/record-check.ts";

/**
 * Checks words for British or Indian spelling.
 *
 * @param dictionary - Hunspell's affixes and words.
 * @param ownWords - Text of `data/dictionary.txt`: names and terms, one per line.
 */
export function createSpeller(dictionary: { aff: string; dic: string }, ownWords: string): Speller {
  const speller = nspell(dictionary.aff, dictionary.dic);
  for (const line of ownWords.split("\n").map((word) => word.trim())) {
    if (line !== "" && !line.startsWith("#")) speller.add(line);
  }
  const known = new Map<string, boolean>();

  function spelledRight(word: string): boolean {
    const plain = word.replaceAll("’", "'");
    const base = plain.replace(/'s$|'$/, "");
    return (
      /\d/.test(plain) ||
      [plain, base, plain.toLowerCase(), base.toLowerCase()].some((form) => speller.correct(form))
    );
  }

  return {
    isRight: (word) => {
      const right = known.get(word) ?? spelledRight(word);
      known.set(word, right);
      return right;
    },
    suggest: (word) => speller.suggest(word),
  };
}
