import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import type { Content } from "../content.ts";
import type { Finding } from "../finding.ts";
import { proseOf, wordsOf } from "../walk.ts";

/** Correct words that the dictionary doesn't know, one per line. */
const ownWords = readFileSync(join(import.meta.dirname, "words.txt"), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("#"));

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of ownWords) speller.add(word);

/** Whether a word has its British or Indian spelling. */
export function isSpelledRight(word: string): boolean {
  const plain = word.replaceAll("’", "'");
  const base = plain.replace(/'s$|'$/, "");
  return (
    /\d/.test(plain) ||
    [plain, base, plain.toLowerCase(), base.toLowerCase()].some((form) => speller.correct(form))
  );
}

/** Every word is in the British dictionary or in the list of our own words. */
export function checkSpelling({ sources }: Content): Finding[] {
  const seen = new Map<string, boolean>();
  const right = (word: string) => {
    const known = seen.get(word) ?? isSpelledRight(word);
    seen.set(word, known);
    return known;
  };
  return sources.flatMap(proseOf).flatMap(({ file, field, text }) =>
    [...new Set(wordsOf(text.replaceAll(/\S+@\S+/g, " ")))]
      .filter((word) => !right(word))
      .map((word) => {
        const ideas = speller.suggest(word).slice(0, 3).join(", ");
        return {
          file,
          field,
          problem: `"${word}" is not in the British dictionary`,
          remedy: `${ideas ? `Did you mean: ${ideas}? ` : ""}If it is correct, add it to checks/wording/words.txt`,
        };
      }),
  );
}
