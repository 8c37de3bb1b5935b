export * from "./emergency-box";
export * from "./page-head";
export * from "./paragraphs";
export * from "./site-layout";
export * from "./use-site-data";
