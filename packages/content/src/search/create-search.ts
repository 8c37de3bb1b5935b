import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { createVocabulary, type QueryPart, splitWords, stem, stems, type Vocabulary } from "./query-terms.ts";
import type { SearchRecord } from "./search-file.ts";

const MAX_RESULTS = 12;

/** Maximum edit distance of a fuzzy match, as a fraction of the word's length. */
const FUZZINESS = 0.28;
/** Words of up to this many letters are never matched fuzzily, and only as a whole. */
const SHORT_WORD_LENGTH = 3;
/** Weight of a part that a result may lack. */
const WEAK_WEIGHT = 0.35;
/** A record that the query names as a whole: "implant cost" is about implants, not about several implants. */
const NAME_WEIGHT = 2.5;
/** Help in pain comes first, and treatments before the questions and articles about them. */
const KIND_WEIGHT: Partial<Record<SearchRecord["kind"], number>> = {
  emergency: 4,
  treatment: 2,
  article: 0.8,
};

const isLong = (term: string) => term.length > SHORT_WORD_LENGTH;
const isPrefix = (term: string) => term.length >= SHORT_WORD_LENGTH;
const asIs = (term: string) => term;
const fuzzy = (term: string) => (isLong(term) ? FUZZINESS : false);

export interface SearchMatch extends SearchRecord {
  /** The matched words, in lower case; a beginning is enough. */
  terms: readonly string[];
}

/** Indexes the records and returns a function that searches them, best match first. */
export function createSearch(records: readonly SearchRecord[], vocabulary: Vocabulary) {
  const index = new MiniSearch<SearchRecord>({
    idField: "path",
    fields: ["title", "about", "text", "words", "headings"],
    storeFields: ["path", "kind", "title", "text", "about"],
    tokenize: splitWords,
    processTerm: stem,
    extractField: (record, field) => [record[field as keyof SearchRecord]].flat().join(" "),
    searchOptions: {
      // A query is stemmed once, by the vocabulary.
      processTerm: asIs,
      boost: { title: 4, words: 4, about: 1.5, headings: 1, text: 0.7 },
      prefix: isPrefix,
      weights: { prefix: 0.2, fuzzy: 0.4 },
      boostDocument: (_, __, stored) => KIND_WEIGHT[stored?.kind as SearchRecord["kind"]] ?? 1,
    },
  });
  index.addAll(records);

  const { parse, subjectOf, known, meaningOf } = createVocabulary(vocabulary);
  const synonyms = new MiniSearch({ fields: ["word"], processTerm: asIs });
  synonyms.addAll(known.map((word) => ({ id: word, word })));
  const names = new Map(
    records.map(({ path, kind, title, words }) => {
      // An article about braces for adults isn't one about braces.
      const wordsOf = kind === "article" ? stems : subjectOf;
      return [path, [title, ...words].map(wordsOf).filter(({ length }) => length > 0)];
    }),
  );

  /** The records that match a part. Fuzzy matches count only where no word matches exactly. */
  const matchesOf = ({ ways }: QueryPart) => {
    const exact = index.search(anyOf(ways));
    if (exact.length > 0) return exact;
    const [typed = []] = ways;
    const [meant] = synonyms.search(typed.join(" "), { fuzzy });
    const meaning = meant && meaningOf(meant.id);
    return index.search(anyOf(meaning ? [meaning, typed] : ways), { fuzzy });
  };

  return (query: string): SearchMatch[] => {
    const parts = parse(query);
    const onlyWeak = parts.every(({ weak }) => weak);
    const asked = new Set(parts.flatMap(({ ways }) => ways.flat()));
    const matches = new Map<string, Match>();
    for (const part of parts) {
      const isNeeded = onlyWeak || !part.weak;
      for (const result of matchesOf(part)) {
        const match = matches.get(result.id) ?? { result, score: 0, needed: 0, terms: [] };
        match.score += result.score * (isNeeded ? 1 : WEAK_WEIGHT);
        match.needed += isNeeded ? 1 : 0;
        match.terms.push(...result.terms);
        matches.set(result.id, match);
      }
    }
    const all = [...matches.values()];
    const most = Math.max(...all.map(({ needed }) => needed));
    const rank = ({ result, score }: Match) =>
      score * (names.get(result.id)?.some((name) => name.every((word) => asked.has(word))) ? NAME_WEIGHT : 1);
    return all
      .filter(({ needed }) => needed === most)
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, MAX_RESULTS)
      .map(({ result, terms }) => toMatch(result, terms));
  };
}

interface Match {
  result: SearchResult;
  score: number;
  /** How many of the query's needed parts it has. */
  needed: number;
  terms: string[];
}

export type Search = ReturnType<typeof createSearch>;

/** A query for records that say it in any of these ways. */
function anyOf(ways: QueryPart["ways"]): Query {
  return {
    combineWith: "OR",
    queries: ways.map((words) => ({ combineWith: "AND", queries: [...words] })),
  };
}

function toMatch({ path, kind, title, text, about }: SearchResult & Partial<SearchRecord>, terms: string[]) {
  return { path, kind, title, text, about, words: [], terms } as SearchMatch;
}
