export * from "./source-list";
