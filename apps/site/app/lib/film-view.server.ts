import { videos } from "@clinic/content/videos";
import { resolvePicture } from "./pictures.server";
import { present } from "./present";

/** The still picture of a film. */
export function filmPoster(slug = "") {
  return present(videos.get(slug), slug).poster;
}

/** A film with its poster, as the video blocks take it. */
export async function filmView(slug: string) {
  const { youtubeId, title, poster } = present(videos.get(slug), slug);
  return { id: youtubeId, title, poster: (await resolvePicture(poster)).image };
}
