export * from "./team-section";
