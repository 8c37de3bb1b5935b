import type { Slug } from "../../src/collection/slug.ts";
import type { Film } from "../../src/videos/schema.ts";
import type { Site } from "../site.ts";

/** A video and its poster. A sample says so after the title. */
export function shownVideo(site: Site, slug: Slug<"videos">) {
  const { youtubeId, film, title, poster, sample } = site.videos.get(slug);
  return {
    id: youtubeId ?? slug,
    title: site.withSampleNote(title, sample, "video"),
    poster: site.picture(poster).image,
    film: film && shownFilm(site, film),
  };
}

function shownFilm({ file }: Site, { mp4, webm, scenes }: Film) {
  const sources = [
    ...(webm ? [{ src: file(webm), type: 'video/webm; codecs="av01.0.05M.08"' }] : []),
    { src: file(mp4), type: "video/mp4" },
  ];
  return { sources, scenes };
}
