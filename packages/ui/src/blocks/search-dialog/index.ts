export * from "./search-dialog";
export type { SearchResult, SearchState } from "./search-results";
