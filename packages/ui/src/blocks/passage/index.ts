export * from "./passage";
export * from "./passage-columns";
export * from "./passage-grid";
export * from "./statement";
