export * from "./image-zoom";
