import { leadPicture } from "./head.ts";
import { opening } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type GalleryPage = ReturnType<typeof galleryPage>;

/** Pictures of the rooms of each branch. */
export function galleryPage(site: Site) {
  return {
    ...opening(site, "gallery", leadPicture(site.gallery.all.map(({ image }) => image))),
    branches: site.branches.all.map(({ slug, name }) => ({
      name,
      images: site.gallery.all
        .filter(({ branch }) => branch === slug)
        .map(({ image, caption }) => ({ ...site.picture(image), caption })),
    })),
  };
}
