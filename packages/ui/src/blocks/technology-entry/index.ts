export * from "./technology-entry";
