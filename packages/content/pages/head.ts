import type { Thing } from "schema-dts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import type { Picture } from "../src/fields/picture.ts";
import { cardPath } from "../src/paths.ts";
import type { Site } from "./site.ts";
import { breadcrumbData, type Crumb } from "./structured-data/breadcrumbs.ts";

export interface HeadOptions {
  page: {
    metaTitle: string;
    metaDescription: string;
    metaKeywords?: string;
    title?: string;
    breadcrumb?: string;
  };
  /** Path of the page, without a final slash. */
  path: string;
  /** The picture on the page's share card. */
  picture: Picture;
  /** @default "website" */
  type?: "website" | "article";
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Name of this page in its breadcrumbs. @default the record's `breadcrumb` or `title`; the home page has neither, so no breadcrumbs */
  current?: string;
  /** What the page is about, as schema.org types. */
  about?: readonly Thing[];
  /** The page's main heading, which its share card shows. @default the record's `title` */
  heading?: string;
  /** Theme of the page, which its share card has too. */
  theme?: string;
}

export type Head = ReturnType<typeof pageHead>;

/** What a page says about itself to browsers, search engines and social networks, and its share card. */
export function pageHead(site: Site, options: HeadOptions) {
  const { page, picture, type = "website", parents = [], about = [], theme = "default" } = options;
  const current = options.current ?? page.breadcrumb ?? page.title;
  const { name } = site.setting("clinic");
  const path = site.path(options.path);
  const title = page.title ?? name;
  const heading = options.heading ?? title;
  const trail = current ? [breadcrumbData(site, [...parents, { name: current, path }])] : [];
  return {
    path,
    url: site.url(path),
    /** The page in all of its languages. */
    alternates: site.alternates(options.path),
    type,
    siteName: name,
    locale: site.words.lang.replace("-", "_"),
    title: page.metaTitle,
    description: page.metaDescription,
    keywords: page.metaKeywords,
    /** The card that social networks show with a link to the page. */
    card: {
      path: cardPath(path, picture),
      url: site.url(cardPath(path, picture)),
      alt: `${site.words.sentence(title)} ${picture.alt}`,
      title: heading,
      theme,
      picture: picture.src,
    },
    // No ratings or reviews: search engines forbid marking up a business's own.
    structuredData: { "@context": "https://schema.org", "@graph": [...trail, ...about] },
  };
}

/** The picture on the share card of a page that lists records: that of the first record. */
export function leadPicture([first]: readonly Picture[]) {
  return getOrThrow(first, "with a picture");
}
