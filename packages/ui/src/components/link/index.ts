export * from "./current-of";
export * from "./link";
