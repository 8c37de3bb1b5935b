import { assertFound } from "@clinic/content/assert-found";
import files from "@clinic/content/dist/files.json";
import type { Slug } from "@clinic/content/slug";
import { type Film, videos } from "@clinic/content/videos";
import type { SliderVideo } from "@clinic/ui/blocks/video-slider";
import { resolvePicture } from "../pictures/pictures.server";
import { marked } from "../samples.server";

/** A video and its poster, as props for the video blocks; samples say so after the title. */
export async function videoView(slug: Slug<"videos">): Promise<SliderVideo> {
  const { youtubeId, film, title, poster, sample } = videos.get(slug);
  return {
    id: youtubeId ?? slug,
    title: marked(title, sample, "video"),
    poster: (await resolvePicture(poster)).image,
    ...(film && { film: filmView(film) }),
  };
}

function filmView({ mp4, webm, scenes }: Film) {
  const sources = [
    ...(webm ? [{ src: filmUrl(webm), type: 'video/webm; codecs="av01.0.05M.08"' }] : []),
    { src: filmUrl(mp4), type: "video/mp4" },
  ];
  return { sources, scenes };
}

/** Address of a film's file, which the build names by its content. */
export function filmUrl(file: string): string {
  return assertFound((files as Record<string, string>)[file], file);
}
