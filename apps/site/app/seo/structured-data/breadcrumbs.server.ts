import type { BreadcrumbList } from "schema-dts";
import { siteUrl } from "../site-url";

/** A page on the way from the home page, by the name it has there. */
export interface Crumb {
  name: string;
  path: string;
}

/** A page's breadcrumbs. */
export function breadcrumbData(crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  } satisfies BreadcrumbList;
}
