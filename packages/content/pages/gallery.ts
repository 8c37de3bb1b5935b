import { pagePaths } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type GalleryPage = ReturnType<typeof galleryPage>;

/** Pictures of the rooms of each branch. */
export function galleryPage(site: Site) {
  const page = site.page("gallery");
  const picture = leadPicture(site.gallery.all.map(({ image }) => image));
  return {
    head: pageHead(site, { page, path: pagePaths.gallery, picture }),
    banner: banner(site, { title: page.title, text: page.intro }),
    branches: site.branches.all.map(({ slug, name }) => ({
      name,
      images: site.gallery.all
        .filter(({ branch }) => branch === slug)
        .map(({ image, caption }) => ({ ...site.picture(image), caption })),
    })),
  };
}
