export * from "./term-grid";
