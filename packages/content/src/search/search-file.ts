import type { SearchSettings } from "./schema.ts";

/** What the search of the site loads when it is first used. */
export interface SearchFile {
  records: readonly SearchRecord[];
  settings: SearchSettings;
}

export interface SearchRecord {
  /** Path of the page, with a fragment if it has one. */
  path: string;
  kind: keyof SearchSettings["kinds"];
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
