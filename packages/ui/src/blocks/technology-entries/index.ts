export * from "./technology-entries";
