export * from "./branch-gallery";
