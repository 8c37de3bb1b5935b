export type { Film, FilmScene } from "./film-player";
export * from "./video-dialog";
export * from "./video-poster";
