export * from "./text-testimonials";
