export * from "./price-list";
export * from "./price-opening";
export * from "./price-rows";
export * from "./tooth-prices";
