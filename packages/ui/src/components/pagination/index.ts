export * from "./paged-list";
export * from "./pagination";
export * from "./use-paged-list";
