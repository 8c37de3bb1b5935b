import type { Head } from "@clinic/content/pages/head";
import { expect, it } from "vitest";
import { meta } from "./page-meta";

const url = "https://clinic.example/dental-implant";
const head = {
  title: "Dental implants | Arch House",
  description: "What an implant is.",
  type: "article",
  locale: "en_IN",
  url,
  siteName: "Arch House Dental",
  card: { url: `${url}.jpg`, alt: "An implant" },
  structuredData: { "@context": "https://schema.org", "@graph": [] },
} as unknown as Head;

/** The content of each tag, by name or property. */
const tags = (all: object[]) =>
  Object.fromEntries(
    all.flatMap((tag) => {
      const { name, property = name, content } = tag as Record<string, string>;
      return content ? [[property, content]] : [];
    }),
  );

it("tells search engines, social networks and readers of other languages about a page", () => {
  const hindi = "https://clinic.example/hi/dental-implant";
  const alternates = [
    { language: "en", url },
    { language: "hi", url: hindi },
  ];
  const all = meta({ loaderData: { head: { ...head, keywords: "implant, gap", alternates } as Head } });
  expect(all.filter((tag) => !("content" in tag))).toEqual([
    { title: head.title },
    { tagName: "link", rel: "canonical", href: url },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: url },
    { tagName: "link", rel: "alternate", hrefLang: "hi", href: hindi },
    { "script:ld+json": head.structuredData },
  ]);
  expect(tags(all)).toMatchObject({
    description: head.description,
    keywords: "implant, gap",
    "og:title": head.title,
    "og:locale": "en_IN",
    "og:url": url,
    "og:image": `${url}.jpg`,
    "og:image:alt": "An implant",
    "twitter:card": "summary_large_image",
  });
  expect(tags(meta({ loaderData: { head } }))).not.toHaveProperty("keywords");
});

it("keeps a page without an address of its own out of search results", () => {
  const all = meta({ loaderData: { kind: "missing", head } });
  expect(tags(all)).toMatchObject({ robots: "noindex", "twitter:card": "summary" });
  expect(JSON.stringify(all)).not.toMatch(/canonical|og:url/);
});
