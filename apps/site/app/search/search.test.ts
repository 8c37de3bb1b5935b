import { describe, expect, it } from "vitest";
import { createSearch } from "./create-search";
import { searchRecords } from "./search-records.server";

const search = createSearch(searchRecords());
const firstPaths = (words: string, count = 3) =>
  search(words)
    .slice(0, count)
    .map(({ path }) => path);

describe("a patient finds the right page first", () => {
  it.each([
    ["by its name", "root canal", "/root-canal"],
    ["by a short form", "rct", "/root-canal"],
    ["by a specialist's name", "orthodontist", "/braces-and-aligners"],
    ["by the American spelling", "pediatric dentist", "/dentistry-for-kids"],
    ["by an everyday name", "cap", "/crowns-and-bridges"],
    ["by a word of India", "clips", "/braces-and-aligners"],
    ["with a letter too many", "root cannal", "/root-canal"],
    ["with letters left out", "whitning", "/teeth-whitening"],
    ["with two letters changed round", "alinger", "/aligner"],
    ["from its first letters", "extrac", "/dental-extractions"],
    ["in capitals", "GUM DISEASE", "/soft-tissue-management"],
    ["among filling words", "what is the treatment for bleeding gums", "/soft-tissue-management"],
    ["by another brand of thing", "invisalign", "/aligner"],
    ["by what a visit needs", "parking", "/dentists-in-kurla"],
  ])("%s: %s", (_, words, path) => {
    expect(firstPaths(words)).toContain(path);
  });

  it("and braces before all that only mention them", () => {
    expect(firstPaths("braces", 2).sort()).toEqual(["/braces-and-aligners", "/braces-treatment"]);
  });
});

it("a worried patient is led to the answer itself", () => {
  const found = search("does root canal treatment hurt").slice(0, 2);
  expect(found.map(({ path }) => path)).toContain("/root-canal#question-will-it-hurt-as-much-as-people-say");
});

it("a reader finds an article by its subject", () => {
  expect(firstPaths("grinding teeth at night")).toContain("/blogs/grinding-your-teeth-at-night");
});

it("words that mean nothing here find nothing", () => {
  expect(search("qqqxyz")).toEqual([]);
  expect(search("what is the")).toEqual([]);
});

it("no more is shown than can be read", () => {
  expect(search("teeth").length).toBeLessThanOrEqual(12);
});

it("each thing can be found once, under an address of its own", () => {
  const paths = searchRecords().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it("what is looked for is small enough for a slow phone", () => {
  expect(JSON.stringify(searchRecords()).length).toBeLessThan(120_000);
});
