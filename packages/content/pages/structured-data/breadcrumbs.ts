import type { BreadcrumbList } from "schema-dts";
import { pagePaths } from "../../src/paths.ts";
import type { Site } from "../site.ts";

export interface Crumb {
  name: string;
  path: string;
}

/** Where all breadcrumbs begin. */
export function homeCrumb({ setting }: Site): Crumb {
  return { name: setting("navigation").homePage, path: pagePaths.home };
}

/** The breadcrumbs of a page, as `BreadcrumbList`. */
export function breadcrumbData(site: Site, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [homeCrumb(site), ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.url(path),
    })),
  } satisfies BreadcrumbList;
}
