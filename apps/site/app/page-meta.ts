import type { Head } from "@clinic/content/pages/head";
import type { Layout } from "@clinic/content/pages/layout";

/** Width and height of a share card, in pixels, as social networks recommend. */
const CARD_SIZE = { width: 1200, height: 630 };

/** The title, description, canonical address, sharing tags and structured data of a page. */
export function meta({ loaderData: { head } }: { loaderData: { head: Head } }) {
  return [
    ...titles(head),
    ...(head.keywords ? [{ name: "keywords", content: head.keywords }] : []),
    { property: "og:site_name", content: head.siteName },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: head.url },
    { property: "og:url", content: head.url },
    { property: "og:image", content: head.card.url },
    { property: "og:image:width", content: String(CARD_SIZE.width) },
    { property: "og:image:height", content: String(CARD_SIZE.height) },
    { property: "og:image:alt", content: head.card.alt },
    { name: "twitter:image", content: head.card.url },
    { name: "twitter:image:alt", content: head.card.alt },
    // React Router renders it as `application/ld+json`, with every `<` escaped.
    { "script:ld+json": head.structuredData },
  ];
}

/** The same of a page that search engines don't list. */
export function unlistedMeta(head: Layout["notFound"]["head"]) {
  return [
    ...titles(head),
    { name: "twitter:card", content: "summary" },
    { name: "robots", content: "noindex" },
  ];
}

function titles({ title, description, type, locale }: Layout["notFound"]["head"]) {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:locale", content: locale },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}
