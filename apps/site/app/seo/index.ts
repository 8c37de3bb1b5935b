export * from "./page-meta";
export * from "./site-url";
