export type { Resolved, ResolvedPicture } from "./pictures.server";
