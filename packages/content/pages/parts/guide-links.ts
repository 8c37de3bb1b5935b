import { guidePath } from "../../src/paths.ts";
import type { Site } from "../site.ts";

/** The guides, from the first visit to what to do at home. @param except - the one that shows the list */
export function guideLinks(site: Site, except?: string) {
  const others = site.guides.all.filter(({ slug }) => slug !== except);
  return {
    id: "guides",
    title: site.page("contact").guides,
    links: others.map(({ slug, title, breadcrumb = title }) => ({ name: breadcrumb, path: guidePath(slug) })),
  };
}
