import type { NewerArticlePage } from "@clinic/content/pages/article";
import type { Head } from "@clinic/content/pages/head";
import type { NotFoundPage } from "@clinic/content/pages/not-found";

/** Width and height of a share card, in pixels, as social networks recommend. */
const CARD_SIZE = { width: 1200, height: 630 };

/** Those whose address isn't their own are unlisted: `newer` ones also make their title and description when they load. */
type Page =
  | { kind?: "article"; head: Head }
  | Pick<NotFoundPage, "kind" | "head">
  | Pick<NewerArticlePage, "kind">;

/** The title, description, canonical address, sharing tags and structured data of a page, unless it couldn't be loaded. */
export function meta({ loaderData: page }: { loaderData: Page | undefined }) {
  if (!page) return [];
  const unlisted = { name: "robots", content: "noindex" };
  if (page.kind === "newer") return [unlisted];
  if (page.kind === "missing") return [...words(page.head, "summary"), unlisted];
  const { head } = page;
  return [
    ...words(head, "summary_large_image"),
    { tagName: "link", rel: "canonical", href: head.url },
    ...(head.alternates ?? []).map(({ language, url }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: url,
    })),
    { property: "og:url", content: head.url },
    { property: "og:image", content: head.card.url },
    { property: "og:image:width", content: String(CARD_SIZE.width) },
    { property: "og:image:height", content: String(CARD_SIZE.height) },
    { property: "og:image:alt", content: head.card.alt },
    // React Router renders it as `application/ld+json`, with every `<` escaped.
    { "script:ld+json": head.structuredData },
  ];
}

type Words = Pick<Head, "title" | "description" | "locale"> &
  Partial<Pick<Head, "keywords" | "siteName">> & { type: string };

function words({ title, description, keywords, type, locale, siteName }: Words, card: string) {
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:locale", content: locale },
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    { name: "twitter:card", content: card },
  ];
}
