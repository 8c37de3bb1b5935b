export * from "./destination-grid";
