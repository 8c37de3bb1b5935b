import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { contentFolder } from "../src/assets/index.ts";
import type { Speller } from "./record/record-check.ts";

/** Hunspell's British dictionary, with the names and terms in `data/dictionary.txt`, one per line. */
export function loadSpeller(folder = contentFolder): Speller {
  const { aff, dic } = dictionary;
  const speller = nspell(Buffer.from(aff), Buffer.from(dic));
  const lines = readFileSync(join(folder, "data/dictionary.txt"), "utf8").split("\n");
  const ours = new Set(
    lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")),
  );
  for (const word of ours) speller.add(word);
  const known = new Map<string, boolean>();
  const spelledRight = (word: string) => {
    const plain = word.replaceAll("’", "'");
    const base = plain.replace(/'s$|'$/, "");
    const forms = [plain, base, plain.toLowerCase(), base.toLowerCase()];
    // The dictionary is no judge of other scripts.
    return (
      /\d/.test(plain) || !/\p{Script=Latin}/u.test(plain) || forms.some((form) => speller.correct(form))
    );
  };
  return {
    isRight: (word) => {
      const right = known.get(word) ?? spelledRight(word);
      known.set(word, right);
      return right;
    },
    isOurs: (word) => ours.has(word),
    suggest: (word) => speller.suggest(word),
  };
}
