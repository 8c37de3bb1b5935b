export * from "./video-dialog";
export * from "./video-poster";
