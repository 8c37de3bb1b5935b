export * from "./stars";
