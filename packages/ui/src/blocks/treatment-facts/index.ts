export * from "./treatment-facts";
