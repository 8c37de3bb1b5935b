export * from "./next-steps";
