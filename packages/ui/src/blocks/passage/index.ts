export * from "./passage";
