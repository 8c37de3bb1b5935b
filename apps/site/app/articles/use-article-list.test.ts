import { describe, expect, it } from "vitest";
import { type ListedArticle, mergeArticles } from "./use-article-list";

const built: ListedArticle[] = ["gums", "braces"].map((slug) => ({
  path: `/blogs/${slug}`,
  title: slug,
  category: "Care",
  picture: { alt: slug, image: { src: `/assets/${slug}.webp`, width: 3, height: 2, sources: [] } },
}));
const summary = (url: string, title = url) => ({ url, title, category: "Care", image: `/api/${url}.webp` });

describe("mergeArticles", () => {
  it("returns the built list itself when nothing has changed", () => {
    expect(mergeArticles(built, [summary("gums"), summary("braces")])).toBe(built);
  });

  it("puts a new article first and keeps the other cards", () => {
    const [first, ...others] = mergeArticles(built, [summary("new"), summary("gums"), summary("braces")]);
    expect(first).toMatchObject({ path: "/blogs/new", picture: { image: { src: "/api/new.webp" } } });
    expect(others).toEqual(built);
    expect(others[0]).toBe(built[0]);
  });

  it("uses a corrected title and keeps the picture", () => {
    const [first] = mergeArticles(built, [summary("gums", "Gums, again"), summary("braces")]);
    expect(first?.title).toBe("Gums, again");
    expect(first?.picture).toBe(built[0]?.picture);
  });

  it("drops an article that was withdrawn", () => {
    expect(mergeArticles(built, [summary("braces")])).toEqual([built[1]]);
    expect(mergeArticles(built, [])).toEqual([]);
  });
});
