export * from "./branch-card";
