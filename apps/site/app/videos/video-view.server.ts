import type { Slug } from "@clinic/content/slug";
import { videos } from "@clinic/content/videos";
import { resolvePicture } from "../pictures/pictures.server";

/** A video and its poster, as props for the video blocks. */
export async function videoView(slug: Slug<"videos">) {
  const { youtubeId, title, poster } = videos.get(slug);
  return { id: youtubeId, title, poster: (await resolvePicture(poster)).image };
}
