import type { VideoObject } from "schema-dts";
import { siteUrl } from "../site-url";

/** A film as the film view gives it: id at the public video host, title, address of our poster. */
export interface Film {
  id: string;
  title: string;
  poster: { src: string };
}

/** A film on a page whose main content films are. */
export function filmData({ id, title, poster }: Film) {
  return {
    "@type": "VideoObject",
    name: title,
    description: title,
    thumbnailUrl: siteUrl(poster.src),
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  } satisfies VideoObject;
}
