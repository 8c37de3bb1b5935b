export * from "./concern-links";
