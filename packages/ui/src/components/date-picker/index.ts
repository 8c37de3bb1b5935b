export * from "./date-picker";
