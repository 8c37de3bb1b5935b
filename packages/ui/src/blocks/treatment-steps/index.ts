export * from "./treatment-steps";
