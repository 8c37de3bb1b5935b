export * from "./text-link";
