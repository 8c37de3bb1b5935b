export * from "./page-banner";
