export * from "./text-area";
