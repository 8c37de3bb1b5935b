export * from "./link-grid";
export * from "./picture-story";
export * from "./sensory-guide";
export * from "./term-grid";
