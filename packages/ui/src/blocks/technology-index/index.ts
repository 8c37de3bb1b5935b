export * from "./technology-index";
