import { pagePaths } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import { branchNames } from "./parts/dentist-card.ts";
import type { Site } from "./site.ts";

export type TechnologyPage = ReturnType<typeof technologyPage>;

/** The equipment. */
export function technologyPage(site: Site) {
  const page = site.page("technology");
  const picture = leadPicture(site.technology.all.map(({ image }) => image));
  return {
    head: pageHead(site, { page, path: pagePaths.technology, picture }),
    banner: banner(site, { title: page.title, text: page.intro }),
    entries: site.technology.all.map(({ slug, title, body, branches, image }) => ({
      id: slug,
      title,
      body,
      note: page.where.replace("{branches}", branchNames(site, branches)),
      picture: site.picture(image),
    })),
  };
}
