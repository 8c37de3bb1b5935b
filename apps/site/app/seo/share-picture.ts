import type { Picture } from "@clinic/content/fields/picture";

/** Below this path the build puts the pictures that search engines show beside a result. */
export const SHARE_DIRECTORY = "share";

/** Below this path the build puts the cards that networks show beside a link: title, logo and picture. */
export const CARD_DIRECTORY = "cards";

/** Size in pixels that the networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/**
 * The card of a page. Its address names the page and the picture, so that `scripts/write-share-pictures.ts`, which
 * makes each card that a built page names, needs nothing else.
 */
export function shareCard(page: { path: string; title: string }, { src, alt }: Picture) {
  const name = page.path === "/" ? "/home" : page.path;
  return { path: `/${CARD_DIRECTORY}${name}/${withoutType(src)}.jpg`, alt: `${page.title}. ${alt}` };
}

/**
 * A picture in the format and size that search engines ask for: a JPEG, because some read nothing newer.
 * `scripts/write-share-pictures.ts` makes each one that a built page names.
 */
export function sharePicture({ src, alt }: Picture) {
  return { path: `/${SHARE_DIRECTORY}/${withoutType(src)}.jpg`, alt };
}

function withoutType(file: string) {
  return file.replace(/\.\w+$/, "");
}
