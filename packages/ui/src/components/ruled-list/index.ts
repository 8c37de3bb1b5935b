export * from "./ruled-list";
