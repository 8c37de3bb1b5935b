import { assertFound } from "@clinic/content/assert-found";
import { videos } from "@clinic/content/videos";
import { resolvePicture } from "../pictures/pictures.server";

/** Looks up a video record. @throws when there is none */
export function videoRecord(slug: string) {
  return assertFound(videos.get(slug), slug);
}

/** A video and its poster, as props for the video blocks. */
export async function videoView(slug: string) {
  const { youtubeId, title, poster } = videoRecord(slug);
  return { id: youtubeId, title, poster: (await resolvePicture(poster)).image };
}
