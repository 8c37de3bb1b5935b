export * from "./carousel";
