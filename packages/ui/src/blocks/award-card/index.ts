export * from "./award-card";
