export * from "./intro-blocks";
