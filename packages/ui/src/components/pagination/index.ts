export * from "./page-of";
export * from "./pagination";
