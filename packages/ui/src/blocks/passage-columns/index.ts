export * from "./passage-columns";
