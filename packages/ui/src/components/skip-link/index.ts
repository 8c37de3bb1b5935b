export * from "./skip-link";
