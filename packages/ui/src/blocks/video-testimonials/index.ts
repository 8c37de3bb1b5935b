export * from "./video-testimonials";
