import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { SearchRecord } from "./search-record";

const MAX_RESULTS = 12;

/** Maximum edit distance of a fuzzy match, as a fraction of the word's length. */
const FUZZINESS = 0.28;
/** Words of up to this many letters are never matched fuzzily. */
const SHORT_WORD_LENGTH = 3;

const stopWords = new Set(
  "a about an and any are at be can do does for have how i if in is it me my need of on or should the there to what when where which will with you your".split(
    " ",
  ),
);

const fuzzy = (term: string) => (term.length > SHORT_WORD_LENGTH ? FUZZINESS : false);

/** From the strictest interpretation of a query to the widest. The first with results wins. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", fuzzy },
  { combineWith: "OR" },
  { combineWith: "OR", fuzzy },
];

/** A record that matches a query. */
export interface SearchMatch extends SearchRecord {
  /** The matched words as they appear in the record, in lower case. */
  terms: readonly string[];
}

/** Indexes the records and returns a function that searches them, best match first. */
export function createSearch(records: readonly SearchRecord[]) {
  const index = new MiniSearch<SearchRecord>({
    idField: "path",
    fields: ["title", "about", "text", "words"],
    storeFields: ["path", "kind", "title", "text", "about"],
    processTerm: (term) => {
      const word = term.toLowerCase().replace(/['’]s$/, "");
      return stopWords.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 4, words: 3, about: 1.5 },
      prefix: (term) => term.length >= SHORT_WORD_LENGTH,
      boostDocument: (_, __, stored) => (stored?.kind === "treatment" ? 1.5 : 1),
    },
  });
  index.addAll(records);

  return (query: string): SearchMatch[] => {
    for (const attempt of attempts) {
      const found = index.search(query, attempt);
      if (found.length > 0) return found.slice(0, MAX_RESULTS).map(toMatch);
    }
    return [];
  };
}

/** Finds the records that match a query. */
export type Search = ReturnType<typeof createSearch>;

function toMatch({ path, kind, title, text, about, terms }: SearchResult & Partial<SearchRecord>) {
  return { path, kind, title, text, about, words: "", terms } as SearchMatch;
}
