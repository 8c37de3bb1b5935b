import { describe, expect, it } from "vitest";
import { mergeArticles } from "./article-list";

const built = ["gums", "braces"].map((slug) => ({
  path: `/blogs/${slug}`,
  title: slug,
  category: "Care",
  picture: { image: { src: `/assets/${slug}.webp`, width: 3, height: 2, sources: [] } },
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

  it("shows at most as many as the home page has room for", () => {
    const list = mergeArticles(
      built,
      ["new", "gums", "braces"].map((url) => summary(url)),
      { limit: 2 },
    );
    expect(list.map(({ title }) => title)).toEqual(["new", "gums"]);
  });

  it("pushes no article off the first page of several, and repeats none of the second", () => {
    const listed = ["new", "gums", "braces", "older"].map((url) => summary(url));
    const list = mergeArticles(built, listed, { hasOlderPages: true });
    expect(list.map(({ title }) => title)).toEqual(["new", "gums", "braces"]);
  });

  it("drops an article that was withdrawn", () => {
    expect(mergeArticles(built, [summary("braces")])).toEqual([built[1]]);
    expect(mergeArticles(built, [])).toEqual([]);
  });
});
