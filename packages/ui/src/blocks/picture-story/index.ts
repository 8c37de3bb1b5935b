export * from "./picture-story";
