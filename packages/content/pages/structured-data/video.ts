import type { VideoObject } from "schema-dts";
import type { Video } from "../../src/videos/schema.ts";
import type { Site } from "../site.ts";

/** A video, as `VideoObject`, for pages whose main content is videos. */
export function videoData(site: Site, { youtubeId, film, title, poster, publishedOn }: Video) {
  return {
    "@type": "VideoObject",
    name: title,
    description: title,
    thumbnailUrl: site.pictureUrl(poster),
    // Search engines require a time zone; this is the clinic's.
    uploadDate: `${publishedOn}T00:00:00+05:30`,
    ...(film
      ? {
          contentUrl: site.url(site.file(film.mp4)),
          duration: `PT${film.seconds}S`,
          transcript: film.scenes.map(({ caption }) => caption).join(" "),
        }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}` }),
  } satisfies VideoObject;
}
