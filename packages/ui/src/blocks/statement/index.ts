export * from "./statement";
