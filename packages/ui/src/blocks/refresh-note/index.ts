export * from "./refresh-note";
