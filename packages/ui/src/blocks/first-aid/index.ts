export * from "./first-aid";
