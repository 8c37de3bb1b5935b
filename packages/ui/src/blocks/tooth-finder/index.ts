export * from "./tooth-finder";
