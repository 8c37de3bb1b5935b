export * from "./branch-contacts";
