import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { SearchRecord } from "./search-record";

/** The most results shown: more would not be read. */
const MOST_RESULTS = 12;

/** Share of a word's letters that may be wrong, left out or too many, where nothing has it as it is. */
const FORGIVEN = 0.28;
const SHORT_WORD = 3;

/** Words that say nothing about what is looked for. */
const fillers = new Set(
  "a about an and any are at be can do does for have how i if in is it me my need of on or should the there to what when where which will with you your".split(
    " ",
  ),
);

const forgiving = (term: string) => (term.length > SHORT_WORD ? FORGIVEN : false);

/** From the strictest reading of a visitor's words to the widest; the first that finds something is taken. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", fuzzy: forgiving },
  { combineWith: "OR" },
  { combineWith: "OR", fuzzy: forgiving },
];

/** A record that was found. */
export interface SearchMatch extends SearchRecord {
  /** The matched words as the record's title and text have them, in lower case. */
  terms: readonly string[];
}

/** Takes the records and gives a function that finds those that a visitor's words mean, the closest first. */
export function createSearch(records: readonly SearchRecord[]) {
  const index = new MiniSearch<SearchRecord>({
    idField: "path",
    fields: ["title", "about", "text", "words"],
    storeFields: ["path", "kind", "title", "text", "about"],
    processTerm: (term) => {
      const word = term.toLowerCase().replace(/['’]s$/, "");
      return fillers.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 4, words: 3, about: 1.5 },
      prefix: (term) => term.length >= SHORT_WORD,
      boostDocument: (_, __, stored) => (stored?.kind === "treatment" ? 1.5 : 1),
    },
  });
  index.addAll(records);

  return (query: string): SearchMatch[] => {
    for (const attempt of attempts) {
      const found = index.search(query, attempt);
      if (found.length > 0) return found.slice(0, MOST_RESULTS).map(toMatch);
    }
    return [];
  };
}

/** What one visitor's words mean among the records. */
export type Search = ReturnType<typeof createSearch>;

function toMatch({ path, kind, title, text, about, terms }: SearchResult & Partial<SearchRecord>) {
  return { path, kind, title, text, about, words: "", terms } as SearchMatch;
}
