export * from "./award-list";
