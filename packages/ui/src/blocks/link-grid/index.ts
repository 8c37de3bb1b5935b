export * from "./link-grid";
