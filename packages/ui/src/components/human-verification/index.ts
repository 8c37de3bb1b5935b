export * from "./human-verification";
