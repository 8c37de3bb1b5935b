import { leadPicture } from "./head.ts";
import { opening } from "./parts/banner.ts";
import { branchNames } from "./parts/branch.ts";
import type { Site } from "./site.ts";

export type TechnologyPage = ReturnType<typeof technologyPage>;

/** The equipment. */
export function technologyPage(site: Site) {
  const { where } = site.page("technology");
  return {
    ...opening(site, "technology", leadPicture(site.technology.all.map(({ image }) => image))),
    entries: site.technology.all.map(({ slug, title, body, branches, image }) => ({
      id: slug,
      title,
      body,
      note: where.replace("{branches}", branchNames(site, branches)),
      picture: site.picture(image),
    })),
  };
}
