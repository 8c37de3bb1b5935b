export * from "./callout";
