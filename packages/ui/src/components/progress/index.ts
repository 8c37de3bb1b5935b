export * from "./progress";
