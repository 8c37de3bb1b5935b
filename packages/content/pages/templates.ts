import { pagesOf, type SitePage, type Template } from "../src/paths.ts";
import { awardsPage } from "./awards.ts";
import type { Site } from "./site.ts";
import { treatmentPage } from "./treatment.ts";

/** What makes the page of each template, from the record that the page is about. */
const templates: Partial<Record<Template, (site: Site, slug: string) => { head: object }>> = {
  awards: awardsPage,
  treatment: (site, slug) => treatmentPage(site, site.treatments.get(slug as never)),
};

/** A finished page: its head, and the props of its blocks. */
export function buildPage(site: Site, { template, slug = "" }: SitePage) {
  return templates[template]?.(site, slug);
}

/** Every page of the site, by its path. */
export function buildPages(site: Site) {
  return pagesOf(site).flatMap((page) => {
    const built = buildPage(site, page);
    return built ? [{ ...page, built }] : [];
  });
}
