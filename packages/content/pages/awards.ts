import { leadPicture } from "./head.ts";
import { opening } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type AwardsPage = ReturnType<typeof awardsPage>;

/** The awards, six at a time. */
export function awardsPage(site: Site) {
  return {
    ...opening(site, "awards", leadPicture(site.awards.all.map(({ image }) => image))),
    awards: site.awards.all.map(({ title, subheader, image }) => ({
      title,
      subheader,
      picture: site.picture(image),
    })),
  };
}
