export * from "./before-after-gallery";
export * from "./before-after-grid";
