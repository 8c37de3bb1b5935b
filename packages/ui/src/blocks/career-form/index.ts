export * from "./career-form";
