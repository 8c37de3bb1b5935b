export * from "./picture";
