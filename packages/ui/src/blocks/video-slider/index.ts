export * from "./video-slider";
export * from "./video-testimonials";
