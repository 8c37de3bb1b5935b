import { assertFound } from "@clinic/content/assert-found";
import { videos } from "@clinic/content/videos";
import { resolvePicture } from "../pictures/pictures.server";

/** A video's record. */
export function videoRecord(slug: string) {
  return assertFound(videos.get(slug), slug);
}

/** A video with its poster, for the video blocks. */
export async function videoView(slug: string) {
  const { youtubeId, title, poster } = videoRecord(slug);
  return { id: youtubeId, title, poster: (await resolvePicture(poster)).image };
}
