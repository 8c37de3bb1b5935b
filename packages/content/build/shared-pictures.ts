import type { Head } from "../pages/head.ts";
import type { Site } from "../pages/site.ts";
import { sharePath } from "../src/paths.ts";

/** The pictures that the site's build draws for other sites, each with its path. */
export interface SharedPictures {
  /** With the title and in the theme of a page, for social networks. */
  cards: Head["card"][];
  /** As they are, for search engines. */
  pictures: { path: string; picture: string }[];
}

/** @param pages every page of the site, finished, so that all pictures in structured data are known */
export function sharedPictures(site: Site, pages: readonly { built: { head: object } }[]): SharedPictures {
  return {
    cards: pages.flatMap(({ built: { head } }) => ("card" in head ? [head.card as Head["card"]] : [])),
    pictures: [...site.sharedPictures].sort().map((src) => ({ path: sharePath({ src }), picture: src })),
  };
}
