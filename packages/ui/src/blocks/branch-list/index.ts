export * from "./branch-list";
