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

interface BuiltSite {
  site: Site;
  pages: readonly { built: { head: object } }[];
}

/** @param sites the site in each language, with all pages finished, so that all pictures in structured data are known */
export function sharedPictures(sites: readonly BuiltSite[]): SharedPictures {
  const heads = sites.flatMap(({ pages }) => pages.map(({ built: { head } }) => head));
  const pictures = new Set(sites.flatMap(({ site }) => [...site.sharedPictures]));
  return {
    cards: heads.flatMap((head) => ("card" in head ? [head.card as Head["card"]] : [])),
    pictures: [...pictures].sort().map((src) => ({ path: sharePath({ src }), picture: src })),
  };
}
