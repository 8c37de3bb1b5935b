export interface PageMeta {
  /** Title in the browser's tab and in search results. */
  title: string;
  description: string;
  /** Canonical path without the final slash. Leave out for pages that are not to be found by search. */
  path?: string;
}

/** The `<title>`, description, canonical address and sharing tags of a page, for a route's `meta`. */
export function pageMeta({ title, description, path }: PageMeta) {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...(path ? canonical(path) : [{ name: "robots", content: "noindex" }]),
  ];
}

function canonical(path: string) {
  const url = new URL(path, import.meta.env.VITE_SITE_ORIGIN ?? "https://archhouse.example").href;
  return [
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
  ];
}
