import type { Head } from "@clinic/content/pages/head";
import { expect, it } from "vitest";
import { meta, unlistedMeta } from "./page-meta";

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

it("tells search engines and social networks about a page", () => {
  const all = meta({ loaderData: { head: { ...head, keywords: "implant, missing tooth" } } });
  expect(all).toContainEqual({ title: head.title });
  expect(all).toContainEqual({ tagName: "link", rel: "canonical", href: url });
  expect(all).toContainEqual({ "script:ld+json": head.structuredData });
  expect(tags(all)).toMatchObject({
    description: head.description,
    keywords: "implant, missing tooth",
    "og:title": head.title,
    "og:url": url,
    "og:image": `${url}.jpg`,
    "og:image:alt": "An implant",
    "twitter:card": "summary_large_image",
  });
  expect(tags(meta({ loaderData: { head } }))).not.toHaveProperty("keywords");
});

it("names the page in its other languages", () => {
  const alternates = [
    { language: "en", url },
    { language: "hi", url: "https://clinic.example/hi/dental-implant" },
  ] as const;
  const links = meta({ loaderData: { head: { ...head, alternates } } }).filter(
    (tag) => "rel" in tag && tag.rel === "alternate",
  );
  expect(links).toMatchObject(alternates.map((each) => ({ hrefLang: each.language, href: each.url })));
});

it("keeps a page without an address of its own out of search results", () => {
  const all = unlistedMeta(head);
  expect(tags(all)).toMatchObject({ robots: "noindex", "twitter:card": "summary" });
  expect(JSON.stringify(all)).not.toMatch(/canonical|og:url/);
});
