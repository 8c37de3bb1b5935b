export * from "./beside-section";
export * from "./block-section";
export * from "./lead-section";
export * from "./side-heading-section";
