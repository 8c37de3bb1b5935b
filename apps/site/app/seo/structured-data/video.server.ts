import type { Video } from "@clinic/content/videos";
import type { VideoObject } from "schema-dts";
import { filmUrl } from "../../videos/video-view.server";
import { sharePicture } from "../share-picture";
import { siteUrl } from "../site-url";

/** A video, as `VideoObject`, for pages whose main content is videos. */
export function videoData({ youtubeId, film, title, poster, publishedOn }: Video) {
  return {
    "@type": "VideoObject",
    name: title,
    description: title,
    thumbnailUrl: siteUrl(sharePicture(poster).path),
    // Search engines require a time zone; this is the clinic's.
    uploadDate: `${publishedOn}T00:00:00+05:30`,
    ...(film
      ? {
          contentUrl: siteUrl(filmUrl(film.mp4)),
          duration: `PT${film.seconds}S`,
          transcript: film.scenes.map(({ caption }) => caption).join(" "),
        }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}` }),
  } satisfies VideoObject;
}
