export * from "./beside-section";
export * from "./block-section";
