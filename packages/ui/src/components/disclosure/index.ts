export * from "./disclosure";
