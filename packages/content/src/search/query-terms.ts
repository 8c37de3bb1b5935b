import type { SearchSettings } from "./schema.ts";

/** What the search knows about words. */
export type Vocabulary = Omit<SearchSettings, "kinds">;

/** A part of a query: one word, or several that mean one thing. */
export interface QueryPart {
  /** Ways to say it, each as its words: what the visitor typed, and what our pages say. */
  readonly ways: readonly (readonly string[])[];
  /** Whether a result may lack it. */
  readonly weak: boolean;
}

const SEPARATORS = /[\s\p{P}]+/u;

/** Endings that only grammar adds, after at least three letters. Hives aren’t HIV. */
const ENDING = /(?<=^\p{L}{3,})(?<!^hiv)(?:ings?|ed|es|(?<![sui])s|e)$/u;
const DOUBLED = /([bdgmnprt])\1$/;

/** The beginning that the forms of a word share, in lower case: "poking" and "pokes" both give "pok". */
export function stem(word: string): string {
  // A dot below and a moon above are often left out: "दांत" for "दाँत".
  const plain = word.toLowerCase().normalize("NFKC").replaceAll("\u093c", "").replaceAll("ँ", "ं");
  if (plain === "teeth") return "tooth";
  return plain
    .replace(/(?<=\p{L}{2})ies$/u, "y")
    .replace(ENDING, "")
    .replace(DOUBLED, "$1");
}

/** The words of a text, without apostrophes: "D’Souza’s" gives "DSouza". */
export function splitWords(text: string): string[] {
  return text
    .replaceAll(/['’](?:s(?!\p{L}))?/gu, "")
    .split(SEPARATORS)
    .filter(Boolean);
}

/** The words of a text, each as its stem. */
export function stems(text: string): string[] {
  return splitWords(text).map(stem);
}

/** Compiles the content's synonyms and weaker words for searching. */
export function createVocabulary({ synonyms, weak, urgent, ignored }: Vocabulary) {
  const ignoredStems = new Set(ignored.flatMap(stems));
  const wordsOf = (text: string) => stems(text).filter((word) => !ignoredStems.has(word));
  const keyOf = (text: string) => wordsOf(text).join(" ");

  const meanings = new Map<string, readonly string[]>();
  for (const { word, also } of synonyms) {
    for (const key of also.map(keyOf)) if (key !== keyOf(word)) meanings.set(key, wordsOf(word));
  }
  const weakKeys = new Set(weak.map(keyOf));
  const urgentKeys = new Set(urgent.map(keyOf));
  const phrases = new Set([...meanings.keys(), ...weakKeys, ...synonyms.map(({ word }) => keyOf(word))]);
  const longest = Math.max(1, ...[...phrases].map((key) => key.split(" ").length));

  /** Splits a query into parts, taking the longest known one at each position. Danger is the only part. */
  const parse = (query: string) => {
    const words = wordsOf(query);
    const parts: QueryPart[] = [];
    for (let from = 0; from < words.length; ) {
      let count = Math.min(longest, words.length - from);
      while (count > 1 && !phrases.has(words.slice(from, from + count).join(" "))) count--;
      const typed = words.slice(from, from + count);
      const meaning = meanings.get(typed.join(" "));
      const isWeak = [typed, meaning ?? typed].some((way) => weakKeys.has(way.join(" ")));
      parts.push({ ways: meaning ? [meaning, typed] : [typed], weak: isWeak });
      from += count;
    }
    const danger = parts.find(({ ways }) => ways.some((way) => urgentKeys.has(way.join(" "))));
    return danger ? [danger] : parts;
  };

  return {
    parse,
    /** The words of a text that must be in a query for it to be about this text. */
    subjectOf: (text: string) => {
      const words = wordsOf(text);
      const strong = words.filter((word) => !weakKeys.has(word));
      return strong.length > 0 ? strong : words;
    },
    /** Single words with another meaning: what a misspelt word may stand for. */
    known: [...meanings.keys()].filter((key) => !key.includes(" ")),
    meaningOf: (key: string) => meanings.get(key),
  };
}
