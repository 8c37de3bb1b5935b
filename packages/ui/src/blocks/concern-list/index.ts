export * from "./concern-list";
