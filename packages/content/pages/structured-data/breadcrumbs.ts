import type { BreadcrumbList } from "schema-dts";
import type { Site } from "../site.ts";

export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page, as `BreadcrumbList`. */
export function breadcrumbData({ url }: Site, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url(path),
    })),
  } satisfies BreadcrumbList;
}
