import { expect, it } from "vitest";
import { articleMeta } from "./article-meta";

it("uses the article's own meta title, description and keywords", () => {
  expect(
    articleMeta({
      title: "Gums",
      metaTitle: "Gum care",
      metaDescription: "How to.",
      metaKeywords: "gums, care",
    }),
  ).toEqual({ title: "Gum care", description: "How to.", keywords: "gums, care" });
});

it.each([[undefined], [null], [""]])("falls back to the article's title for a value of %j", (missing) => {
  expect(
    articleMeta({ title: "Gums", metaTitle: missing, metaDescription: missing, metaKeywords: missing }),
  ).toEqual({ title: "Gums", description: "Gums", keywords: "Gums" });
});
