import type { SearchSettings } from "@clinic/content/search";

/** Path of the search records: one prerendered file, loaded on the first search. */
export const SEARCH_RECORDS_PATH = "/search.json";

export interface SearchFile {
  records: readonly SearchRecord[];
  settings: SearchSettings;
}

export interface SearchRecord {
  /** Path of the page, with a fragment if it has one. */
  path: string;
  kind: "treatment" | "dentist" | "question" | "article" | "page";
  title: string;
  /** A short summary, indexed and shown. */
  text: string;
  /** What it belongs to: a question's treatment, an article's category, a dentist's role. */
  about?: string;
  /** Other terms that people search for. Indexed but not shown. */
  words: readonly string[];
  /** What else it deals with: its headings. Indexed but not shown. */
  headings?: string;
}
