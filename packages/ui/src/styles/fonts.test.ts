import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(`./fonts/${file}.woff2`, import.meta.url));
/** The characters that a font lacks. */
function missing(file: string, characters: string) {
  const font = fontkit.create(read(file)) as fontkit.Font;
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

const western = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœı€£½×–—‘’“”…•−";
const european = "ĄąĆćČčĎďĐđĘęĚěĞğĢģĪīĮįİĶķĻļĽľŁłŃńŅņŇňŐőŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŹźŻżŽžȘșȚțĀāĒēŌō";

it.each([
  ["figtree", western],
  ["fraunces", western],
  ["figtree-rupee", "₹"],
  ["fraunces-rupee", "₹"],
  ["figtree-ext", european],
  ["fraunces-ext", `${european}ḍḥḷṃṇṛṣṭḌṆṢṬ`],
])("has in %s the letters of names of people and places: %s", (file, letters) => {
  expect(missing(file, letters)).toEqual([]);
});

const readSheet = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");
const sheet = readSheet("fonts");

it("names each family in the lists of fonts", () => {
  const lists = readSheet("tokens")
    .match(/--font-(?:display|text): .+;/g)
    ?.join();
  const [...families] = sheet.matchAll(/font-family: (".+");/g);
  expect(families).toHaveLength(8);
  for (const [, family] of families) expect(lists).toContain(family);
  expect(readSheet("devanagari")).toContain('"Figtree", "Figtree Extended"');
});

it("has what every page loads in families without other files", () => {
  expect(sheet.match(/font-family: "(?:Fraunces|Figtree)";/g)).toHaveLength(2);
});

it("needs no second file for English", () => {
  const ranges = [...sheet.matchAll(/unicode-range: (.+);/g)].map(([, list = ""]) =>
    list.split(", ").map((range) =>
      range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16)),
    ),
  );
  expect(ranges).toHaveLength(6);
  const filesFor = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.filter((list) => list.some(([from = 0, to = from]) => from <= code && code <= to)).length;
  };
  // One file of each face.
  for (const character of "Aé–’œ€₹ŁőŠțāṇ") expect([character, filesFor(character)]).toEqual([character, 2]);
  expect(filesFor("न")).toBe(0);
});

/** For both faces together: 16 kB each of the letters that every page needs (ADR 0004). */
const BUDGET_BYTES = { letters: 32_000, otherLetters: 19_000, rupee: 2_000 };

it("keeps the files within their budgets", () => {
  const bytes = (part = "") => read(`figtree${part}`).length + read(`fraunces${part}`).length;
  expect(bytes()).toBeLessThan(BUDGET_BYTES.letters);
  expect(bytes("-ext")).toBeLessThan(BUDGET_BYTES.otherLetters);
  expect(bytes("-rupee")).toBeLessThan(BUDGET_BYTES.rupee);
});
