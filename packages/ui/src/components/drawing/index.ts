export * from "./drawing";
export * from "./elevations";
export * from "./technology-icons";
