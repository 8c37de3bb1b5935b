export * from "./block-section";
