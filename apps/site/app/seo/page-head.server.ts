import { clinic } from "@clinic/content/clinic";
import type { Picture } from "@clinic/content/fields/picture";
import type { Thing } from "schema-dts";
import type { PageMeta } from "./page-meta";
import { shareCard } from "./share-picture";
import { breadcrumbData, type Crumb } from "./structured-data/breadcrumbs.server";
import { graph } from "./structured-data/graph.server";

export interface PageHead extends Pick<PageMeta, "type"> {
  page: {
    metaTitle: string;
    metaDescription: string;
    metaKeywords?: string;
    title?: string;
    breadcrumb?: string;
  };
  /** Path of the page, without a trailing slash. */
  path: string;
  /** The picture on the page's share card. */
  picture: Picture;
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Name of this page in its breadcrumbs. @default the record's `breadcrumb` or `title`; the home page has neither, so no breadcrumbs */
  current?: string;
  /** What the page is about, as schema.org types. */
  about?: readonly Thing[];
}

/** The input of a route's `meta`. Server-only, so that no content collection ends up in the client bundle. */
export function pageHead({
  page,
  path,
  type,
  picture,
  parents = [],
  current = page.breadcrumb ?? page.title,
  about = [],
}: PageHead): PageMeta {
  const trail = current ? [breadcrumbData([...parents, { name: current, path }])] : [];
  return {
    title: page.metaTitle,
    description: page.metaDescription,
    keywords: page.metaKeywords,
    path,
    type,
    siteName: clinic.name,
    picture: shareCard({ path, title: page.title ?? clinic.name }, picture),
    structuredData: graph([...trail, ...about]),
  };
}
