import type { Video } from "./video-dialog";

/** Where a video can be watched without scripts: the film's file that every browser plays, or its page at the host. */
export function videoUrl({ id, film }: Pick<Video, "id" | "film">) {
  return film?.sources.at(-1)?.src ?? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}
