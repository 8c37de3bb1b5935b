export * from "./text-field";
