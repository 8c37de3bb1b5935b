export * from "./video-buttons";
