export * from "./skeleton";
