import type { Picture } from "@clinic/content/lib/image";

/** Below this path the build puts the pictures that networks and search engines show beside a link. */
export const SHARE_DIRECTORY = "share";

/** Size in pixels that the networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/**
 * The picture that stands beside a shared link: a JPEG, because some networks read nothing newer.
 * `scripts/write-share-pictures.ts` makes each one that a built page names.
 */
export function sharePicture({ src, alt }: Picture) {
  return { path: `/${SHARE_DIRECTORY}/${src.replace(/\.\w+$/, "")}.jpg`, alt };
}
