export * from "./testimonials";
