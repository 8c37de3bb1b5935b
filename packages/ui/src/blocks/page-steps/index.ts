export * from "./page-steps";
