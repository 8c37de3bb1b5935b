import type { RecordCheck } from "../record-check.ts";
import { proseOf, wordsOf } from "../texts.ts";

/** Every word is in the dictionary or in the list of our own words. */
export const checkSpelling: RecordCheck = (record, { speller }) =>
  proseOf(record).flatMap(({ path, text }) => {
    if (!speller) return [];
    return [...new Set(wordsOf(text.replaceAll(/\S+@\S+/g, " ")))]
      .filter((word) => !speller.isRight(word))
      .map((words) => {
        const ideas = speller.suggest(words).slice(0, 3).join(", ");
        return {
          path,
          words,
          problem: `"${words}" is not in the British dictionary`,
          remedy: `${ideas ? `Did you mean ${ideas}? ` : ""}If it is correct, add it to data/dictionary.txt`,
        };
      });
  });
