export * from "./specialist-card";
