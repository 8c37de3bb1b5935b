import { expect, it } from "vitest";
import hindi from "../../dist/public/hi/search.json" with { type: "json" };
import marathi from "../../dist/public/mr/search.json" with { type: "json" };
import searchFile from "../../dist/public/search.json" with { type: "json" };
import { site, treatment } from "../../pages/examples.ts";
import { treatmentPath } from "../paths.ts";
import { createSearch } from "./create-search.ts";
import type { SearchFile } from "./search-file.ts";
import wanted from "./wanted-results.json" with { type: "json" };

const { records, settings } = searchFile as SearchFile;
const search = createSearch(records, settings);
const firstPaths = (words: string, count = 3) =>
  search(words)
    .slice(0, count)
    .map(({ path }) => path);

// The words are those of the sample. Leaves out pages that the clinic has removed.
const there = (path: string) =>
  site.setting("clinic").sampleContent && records.some((record) => record.path === path);

it.each(Object.entries(wanted).filter(([, path]) => there(path)))(
  "finds first for “%s”: %s",
  (query, path) => {
    expect(search(query)[0]?.path).toBe(path);
  },
);

it.each([hindi, marathi])("finds in Hindi and Marathi what people call in English: %#", (file) => {
  const find = createSearch(file.records as SearchFile["records"], file.settings);
  for (const query of ["veneer", "smile design", "retainer", "night guard"])
    expect([query, find(query)[0]?.kind]).toEqual([query, "price"]);
});

it("finds every treatment, dentist and article by its name", () => {
  const named = records.filter(({ kind }) => ["treatment", "dentist", "article"].includes(kind));
  for (const { title, path } of named) expect(firstPaths(title), title).toContain(path);
});

it("ranks pages about a term above pages that mention it", () => {
  const about = ["/braces-and-aligners", "/braces-treatment"].filter(there);
  expect(firstPaths("braces", about.length).sort()).toEqual(about);
});

it("finds the answer to a question", () => {
  const [faq] = treatment.faqs;
  expect(search(faq?.question ?? "").slice(0, 3)).toContainEqual(
    expect.objectContaining({
      title: faq?.question,
      path: expect.stringMatching(`^${treatmentPath(treatment)}#question-`),
    }),
  );
});

it("finds nothing for unknown words or stop words alone", () => {
  expect(search("qqqxyz")).toEqual([]);
  expect(search("what is the")).toEqual([]);
});

it("returns the best 12 of many results", () => {
  expect(search("teeth")).toHaveLength(12);
});

it("keeps the search records below 120 kB", () => {
  expect(JSON.stringify(records).length).toBeLessThan(120_000);
});
