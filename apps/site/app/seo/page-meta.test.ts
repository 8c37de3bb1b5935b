import { expect, it } from "vitest";
import { pageMeta } from "./page-meta";

const page = {
  title: "Dental implants | Arch House",
  description: "What an implant is.",
  path: "/dental-implant",
  siteName: "Arch House Dental",
  picture: { path: "/cards/dental-implant/treatments/dental-implant/banner.jpg", alt: "An implant" },
  structuredData: { "@context": "https://schema.org", "@graph": [] },
};

/** The content of each tag, by name or property. */
function tags(meta: ReturnType<typeof pageMeta>) {
  return Object.fromEntries(
    meta.flatMap((tag) =>
      "content" in tag ? [["property" in tag ? tag.property : "name" in tag && tag.name, tag.content]] : [],
    ),
  );
}

it("sets the title, description, canonical URL and structured data", () => {
  const meta = pageMeta(page);
  expect(meta).toContainEqual({ title: page.title });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://archhouse.example/dental-implant",
  });
  expect(meta).toContainEqual({ "script:ld+json": page.structuredData });
  expect(tags(meta)).toMatchObject({ description: page.description });
  expect(tags(meta)).not.toHaveProperty("robots");
});

it("sets the keywords of a page that has some", () => {
  expect(tags(pageMeta({ ...page, keywords: "implant, missing tooth" }))).toMatchObject({
    keywords: "implant, missing tooth",
  });
  expect(tags(pageMeta(page))).not.toHaveProperty("keywords");
});

it("sets the title, description and picture of a shared link", () => {
  const picture = "https://archhouse.example/cards/dental-implant/treatments/dental-implant/banner.jpg";
  expect(tags(pageMeta(page))).toEqual({
    description: page.description,
    "og:type": "website",
    "og:site_name": page.siteName,
    "og:locale": "en_IN",
    "og:title": page.title,
    "og:description": page.description,
    "og:url": "https://archhouse.example/dental-implant",
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "An implant",
    "twitter:card": "summary_large_image",
    "twitter:title": page.title,
    "twitter:description": page.description,
    "twitter:image": picture,
    "twitter:image:alt": "An implant",
  });
});

it("excludes a page without a path from search results", () => {
  const meta = pageMeta({ title: "Page Not Found", description: "Sorry." });
  expect(tags(meta)).toMatchObject({ robots: "noindex", "twitter:card": "summary" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});
