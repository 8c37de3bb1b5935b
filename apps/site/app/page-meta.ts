import type { Head } from "@clinic/content/pages/head";

/** Width and height of a share card, in pixels, as social networks recommend. */
const CARD_SIZE = { width: 1200, height: 630 };

/** The title, description, canonical address, sharing tags and structured data of a page. */
export function meta({ loaderData: { head } }: { loaderData: { head: Head } }) {
  return [
    { title: head.title },
    { name: "description", content: head.description },
    ...(head.keywords ? [{ name: "keywords", content: head.keywords }] : []),
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.type },
    { property: "og:locale", content: head.locale },
    { property: "og:site_name", content: head.siteName },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: head.title },
    { name: "twitter:description", content: head.description },
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
