export * from "./separator";
