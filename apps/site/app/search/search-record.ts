/** Where the search's records are served: one file, made with the pages, loaded when a visitor first searches. */
export const SEARCH_RECORDS_PATH = "/search.json";

/** Something that a visitor can find. */
export interface SearchRecord {
  /** Its page, with the anchor of its place there if it has one. */
  path: string;
  kind: "treatment" | "question" | "article" | "page";
  title: string;
  /** What it says in short, and what is shown of it. */
  text: string;
  /** What it belongs to: the treatment of a question, the category of an article. */
  about?: string;
  /** Further words under which people look for it. They are not shown. */
  words: string;
}
