export * from "./error-summary";
