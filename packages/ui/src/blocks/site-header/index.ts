export * from "./site-header";
