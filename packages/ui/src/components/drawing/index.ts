export * from "./drawing";
