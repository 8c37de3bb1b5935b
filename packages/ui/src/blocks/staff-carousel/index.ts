export * from "./staff-carousel";
