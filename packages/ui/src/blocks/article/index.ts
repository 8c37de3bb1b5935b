export * from "./article";
