export type { Resolved, ResolvedPicture } from "./pictures.server";
export * from "./plain-picture";
