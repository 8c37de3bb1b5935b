export type * from "./teeth";
export * from "./tooth-arch";
export * from "./tooth-finder";
export * from "./tooth-finder-panel";
