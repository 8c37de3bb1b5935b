/** Path of the search records: one prerendered file, loaded on the first search. */
export const SEARCH_RECORDS_PATH = "/search.json";

/** An entry of the search index. */
export interface SearchRecord {
  /** Path of the page, with a fragment if it has one. */
  path: string;
  kind: "treatment" | "question" | "article" | "page";
  title: string;
  /** A short summary, indexed and shown. */
  text: string;
  /** What it belongs to: a question's treatment, an article's category. */
  about?: string;
  /** Other terms that people search for. Indexed but not shown. */
  words: string;
}
