export * from "./passage-grid";
