export * from "./case-grid";
