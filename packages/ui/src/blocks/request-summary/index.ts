export * from "./request-summary";
