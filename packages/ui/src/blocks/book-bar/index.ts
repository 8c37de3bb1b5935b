export * from "./book-bar";
