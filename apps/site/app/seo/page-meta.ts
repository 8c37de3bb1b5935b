import { SHARE_SIZE } from "./share-picture";
import { siteUrl } from "./site-url";

/** Metadata for search engines and social networks. */
export interface PageMeta {
  /** Title in the browser tab and in search results. */
  title: string;
  description: string;
  keywords?: string;
  /** Canonical path without a trailing slash. Omit to keep the page out of search results. */
  path?: string;
  /** @default "website" */
  type?: "website" | "article";
  /** Name of the site, shown with a shared link. */
  siteName?: string;
  /** The page's share card. */
  picture?: { path: string; alt: string };
  /** JSON-LD for search engines. */
  structuredData?: object;
}

/** The `<title>`, description, canonical URL, sharing tags and structured data of a page, for a route's `meta`. */
export function pageMeta({
  title,
  description,
  keywords,
  path,
  type = "website",
  siteName,
  picture,
  structuredData,
}: PageMeta) {
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:locale", content: "en_IN" },
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(path ? canonical(path) : [{ name: "robots", content: "noindex" }]),
    ...(picture ? share(picture) : []),
    // React Router renders it as `application/ld+json`, with every `<` escaped.
    ...(structuredData ? [{ "script:ld+json": structuredData }] : []),
  ];
}

function canonical(path: string) {
  const url = siteUrl(path);
  return [
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
  ];
}

function share({ path, alt }: { path: string; alt: string }) {
  const url = siteUrl(path);
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: url },
    { name: "twitter:image:alt", content: alt },
  ];
}
