export * from "./sensory-guide";
