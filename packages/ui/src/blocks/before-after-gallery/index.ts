export * from "./before-after-gallery";
