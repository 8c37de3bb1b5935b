import { expect, it } from "vitest";
import searchFile from "../../dist/public/search.json" with { type: "json" };
import { createVocabulary, stem, stems } from "./query-terms.ts";

const { parse } = createVocabulary({
  synonyms: [
    { word: "pain", also: ["hurting"] },
    { word: "wisdom tooth", also: ["akal daadh"] },
  ],
  weak: ["kurla"],
  urgent: [],
  ignored: ["me", "the"],
});

it.each([
  ["teeth", "tooth"],
  ["Braces", "brac"],
  ["cavities", "cavity"],
  ["chipped", "chip"],
  ["filling", "fill"],
  ["gums", "gum"],
  ["pus", "pus"],
  ["दाँत", "दांत"],
  ["ज़्यादा", "ज्यादा"],
])("finds what the forms of a word share: %s", (word, shared) => {
  expect(stem(word)).toBe(shared);
});

it("reads apostrophes and hyphens as people write them", () => {
  expect(stems("D’Souza's check-up")).toEqual(["dsouza", "check", "up"]);
});

it("translates a query into the words of our pages, keeping words together that mean one thing", () => {
  expect(parse("the akal daadh hurting me kurla")).toEqual([
    {
      ways: [
        ["wisdom", "tooth"],
        ["akal", "daadh"],
      ],
      weak: false,
    },
    { ways: [["pain"], ["hurt"]], weak: false },
    { ways: [["kurla"]], weak: true },
  ]);
});

it("gives no word two meanings", () => {
  const seen = new Map<string, string>();
  for (const { word, also } of searchFile.settings.synonyms) {
    for (const key of new Set(also.map((text) => stems(text).join(" ")))) {
      expect(seen.get(key), `“${key}”`).toBeUndefined();
      seen.set(key, word);
    }
  }
});
