/**
 * Subsets the two typefaces: what every page loads, the rupee sign, and the letters of other European and Indian names,
 * which browsers load when a page has one (src/styles/fonts.css). Then their Devanagari companion. The results are
 * committed; run `npm run fonts -w @clinic/ui` again after a new version of the font packages, and after translations.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { cutDevanagari } from "./cut-devanagari.ts";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const punctuation = [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2212];

/**
 * Each part of a face, from one file of its package. What a face lacks is in its fallback, Arial or Georgia: in both the
 * arrows ← and →, in Figtree also the primes and the letters with a dot below (ṇ, ṭ), which only transliterations use.
 */
const parts = [
  {
    suffix: "",
    source: "latin",
    /** Latin-1 without spacing accents and computing symbols, and the punctuation of our texts. */
    characters: [
      ...range(0x20, 0x7e),
      ...range(0xa0, 0xff).filter((code) => !"¤¦¨¬¯´¶¸".includes(String.fromCodePoint(code))),
      ...[0x131, 0x152, 0x153], // ı, Œ, œ
      ...punctuation,
      ...[0x2032, 0x2033, 0x20ac],
    ],
  },
  // What pages in Devanagari need of Figtree.
  { suffix: "-basic", source: "latin", characters: [...range(0x20, 0x7e), 0xb0, 0xb7, 0xd7, ...punctuation] },
  // Alone, because pages with prices need it, and no other letter of its file.
  { suffix: "-rupee", source: "latin-ext", characters: [0x20b9] },
  {
    suffix: "-ext",
    source: "latin-ext",
    /** Latin Extended-A, Romanian, Vietnamese horns, and the letters of transliterated Indian and Arabic. */
    characters: [...range(0x100, 0x17f), ...range(0x218, 0x21b), ...range(0x1e00, 0x1eff)],
  },
];

const faces = [
  // Headings only: one optical size, drawn for display, and one weight (a range costs 12 kB more).
  { family: "fraunces", axes: "opsz", variationAxes: { opsz: 72, wght: 430 } },
  { family: "figtree", axes: "wght", variationAxes: { wght: { min: 400, max: 700 } } },
];

for (const { family, axes, variationAxes } of faces) {
  for (const { suffix, source, characters } of parts) {
    if (suffix === "-basic" && family !== "figtree") continue;
    const original = import.meta.resolve(
      `@fontsource-variable/${family}/files/${family}-${source}-${axes}-normal.woff2`,
    );
    const woff2 = await subsetFont(
      await readFile(fileURLToPath(original)),
      String.fromCodePoint(...characters),
      {
        variationAxes,
        keepFeatures: ["kern", "liga", "lnum", "tnum"],
        noHinting: true,
        targetFormat: "woff2",
      },
    );
    await write(`${family}${suffix}`, woff2);
  }
}

// A range of weights costs 12 kB, which a title in these letters waits for.
await write("noto-sans-devanagari", await cutDevanagari("noto-sans-devanagari", 400));

async function write(name: string, woff2: Buffer) {
  await writeFile(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), woff2);
  console.log(`${name}: ${woff2.length} bytes`);
}
