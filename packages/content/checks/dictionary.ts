import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { contentFolder } from "../src/assets/index.ts";
import { likeliest } from "./record/nearest.ts";
import type { Speller } from "./record/record-check.ts";

/** Hunspell's British dictionary, with the names and terms in `data/dictionary.txt`, one per line. */
export function loadSpeller(folder = contentFolder): Speller {
  const { aff, dic } = dictionary;
  const speller = nspell(Buffer.from(aff), Buffer.from(dic));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const lines = read("data/dictionary.txt").split("\n");
  const ours = new Set(lines.map((line) => line.trim()).filter((line) => /^[^#]/.test(line)));
  for (const word of ours) speller.add(word);
  const isRight = (word: string) => {
    const plain = word.replaceAll("’", "'");
    const base = plain.replace(/'s$|'$/, "");
    const forms = [plain, base, plain.toLowerCase(), base.toLowerCase()];
    // The dictionary is no judge of figures and of other scripts.
    return /\d|^\P{Script=Latin}+$/u.test(plain) || forms.some((form) => speller.correct(form));
  };
  // Often, what was meant is a word that the site has elsewhere.
  const counts = new Map<string, number>();
  const countWords = () => {
    const texts = globSync("data/*/en/*", { cwd: folder }).map(read).join(" ").toLowerCase();
    for (const [word] of texts.matchAll(/[a-z]{3,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const inSmall = (idea: string) => (isRight(idea.toLowerCase()) ? idea.toLowerCase() : idea);
  const ideas = (word: string) => {
    if (counts.size === 0) countWords();
    return [...speller.suggest(word).map(inSmall), ...counts.keys()];
  };
  return {
    isRight,
    isOurs: (word) => ours.has(word),
    suggest: (word) => likeliest(word, ideas(word), counts).filter(isRight),
  };
}
