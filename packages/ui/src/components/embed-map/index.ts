export * from "./embed-map";
