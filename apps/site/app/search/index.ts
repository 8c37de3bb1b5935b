export * from "./search-button";
