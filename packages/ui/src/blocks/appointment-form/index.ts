export * from "./appointment-form";
