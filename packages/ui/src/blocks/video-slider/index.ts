export * from "./video-slider";
