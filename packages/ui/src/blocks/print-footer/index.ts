export * from "./print-footer";
