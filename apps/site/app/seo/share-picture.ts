import { assertFound } from "@clinic/content/assert-found";
import type { Picture } from "@clinic/content/fields/picture";

/** Folder of the pictures that search engines show with a result. */
export const SHARE_DIRECTORY = "share";

/** Folder of the cards that social networks show with a link: title, logo and picture. */
export const CARD_DIRECTORY = "cards";

/** The size, in pixels, that social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/**
 * The share card of a page. Its path encodes the page and the picture, which is all that
 * `scripts/write-share-pictures.ts` needs to draw the card.
 */
export function shareCard(page: { path: string; title: string }, { src, alt }: Picture) {
  const name = page.path === "/" ? "/home" : page.path;
  return { path: `/${CARD_DIRECTORY}${name}/${withoutType(src)}.jpg`, alt: `${page.title}. ${alt}` };
}

/**
 * A picture in the size and format that search engines require: JPEG, because some support nothing newer.
 * `scripts/write-share-pictures.ts` generates every picture that a built page references.
 */
export function sharePicture({ src, alt }: Picture) {
  return { path: `/${SHARE_DIRECTORY}/${withoutType(src)}.jpg`, alt };
}

/** The picture on the share card of a page that lists records: that of the first record. */
export function leadPicture([first]: readonly Picture[]) {
  return assertFound(first, "with a picture");
}

function withoutType(file: string) {
  return file.replace(/\.\w+$/, "");
}
