export * from "./form-panel";
