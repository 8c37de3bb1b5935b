export * from "./treatment-blocks";
