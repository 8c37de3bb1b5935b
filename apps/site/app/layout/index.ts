export * from "./page-head";
export * from "./paragraphs";
export * from "./site-layout";
