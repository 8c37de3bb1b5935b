export * from "./compare-slider";
