import { assertFound } from "@clinic/content/assert-found";
import { videos } from "@clinic/content/videos";
import { resolvePicture } from "../pictures/pictures.server";

/** A film as its record says. */
export function filmRecord(slug: string) {
  return assertFound(videos.get(slug), slug);
}

/** A film with its poster, as the video blocks take it. */
export async function filmView(slug: string) {
  const { youtubeId, title, poster } = filmRecord(slug);
  return { id: youtubeId, title, poster: (await resolvePicture(poster)).image };
}
