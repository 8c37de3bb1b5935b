import { expect, it } from "vitest";
import { articleMeta } from "./article-meta";

it("gives search engines the article's own words", () => {
  expect(
    articleMeta({
      title: "Gums",
      metaTitle: "Gum care",
      metaDescription: "How to.",
      metaKeywords: "gums, care",
    }),
  ).toEqual({ title: "Gum care", description: "How to.", keywords: "gums, care" });
});

it.each([[undefined], [null], [""]])("falls back to the article's title where a word is %j", (missing) => {
  expect(
    articleMeta({ title: "Gums", metaTitle: missing, metaDescription: missing, metaKeywords: missing }),
  ).toEqual({ title: "Gums", description: "Gums", keywords: "Gums" });
});
