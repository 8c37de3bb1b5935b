import { pagePaths } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type AwardsPage = ReturnType<typeof awardsPage>;

/** The awards, six at a time. */
export function awardsPage(site: Site) {
  const page = site.page("awards");
  const picture = leadPicture(site.awards.all.map(({ image }) => image));
  return {
    head: pageHead(site, { page, path: pagePaths.awards, picture }),
    banner: banner(site, { title: page.title, text: page.intro }),
    awards: site.awards.all.map(({ title, subheader, image }) => ({
      title,
      subheader,
      picture: site.picture(image),
    })),
  };
}
