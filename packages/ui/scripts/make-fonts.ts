/**
 * Subsets the two typefaces: what every page loads, the rupee sign, and the letters of other European and Indian names,
 * which browsers load when a page has one (src/styles/fonts.css). The results are committed; run
 * `npm run fonts -w @clinic/ui` again after a new version of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Each part of a face, from one file of its package. What a face lacks is in its fallback, Arial or Georgia: in both the
 * arrows ← and →, in Figtree also the primes and the letters with a dot below (ṇ, ṭ), which only transliterations use.
 */
const parts: { suffix: string; source: string; characters: number[]; keepFeatures?: string[] }[] = [
  {
    suffix: "",
    source: "latin",
    /** Latin-1 without spacing accents and computing symbols, and the punctuation of our texts. */
    characters: [
      ...range(0x20, 0x7e),
      ...range(0xa0, 0xff).filter((code) => !"¤¦¨¬¯´¶¸".includes(String.fromCodePoint(code))),
      ...[0x131, 0x152, 0x153], // ı, Œ, œ
      ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x2033, 0x20ac, 0x2212],
    ],
  },
  // Alone, because pages with prices need it, and no other letter of its file.
  { suffix: "-rupee", source: "latin-ext", characters: [0x20b9] },
  {
    suffix: "-ext",
    source: "latin-ext",
    /** Latin Extended-A, Romanian, Vietnamese horns, and the letters of transliterated Indian and Arabic. */
    characters: [...range(0x100, 0x17f), ...range(0x218, 0x21b), ...range(0x1e00, 0x1eff)],
  },
];

/** The letters of Hindi and Marathi, their signs, and the joiners between them. Figures are Figtree's. */
const devanagari = {
  suffix: "",
  source: "devanagari",
  characters: [
    ...range(0x901, 0x903),
    ...range(0x905, 0x939).filter((code) => ![0x90c, 0x90e, 0x912, 0x929, 0x931, 0x934].includes(code)),
    ...[
      0x93c,
      0x93d,
      ...range(0x93e, 0x943),
      0x945,
      ...range(0x947, 0x949),
      ...range(0x94b, 0x94d),
      0x950,
      0x964,
    ],
    ...[0x931, 0x972, 0x200c, 0x200d, 0x25cc],
  ],
  keepFeatures: [
    "nukt",
    "akhn",
    "rphf",
    "rkrf",
    "blwf",
    "half",
    "vatu",
    "cjct",
    "pres",
    "abvs",
    "blws",
    "psts",
  ].concat(["haln", "dist", "abvm", "blwm", "mark", "mkmk", "kern", "locl"]),
};

const faces = [
  // Headings only: one optical size, drawn for display, and one weight (a range costs 12 kB more).
  { family: "fraunces", axes: "opsz", variationAxes: { opsz: 72, wght: 430 } },
  { family: "figtree", axes: "wght", variationAxes: { wght: { min: 400, max: 700 } } },
  // As dark as Fraunces at the size of a heading.
  {
    family: "noto-serif-devanagari",
    axes: "wght",
    variationAxes: { wght: 480 },
    parts: [devanagari],
  },
  {
    family: "noto-sans-devanagari",
    axes: "wght",
    variationAxes: { wght: { min: 400, max: 700 } },
    parts: [devanagari],
  },
];

for (const { family, axes, variationAxes, parts: ownParts = parts } of faces) {
  for (const { suffix, source, characters, keepFeatures } of ownParts) {
    const original = import.meta.resolve(
      `@fontsource-variable/${family}/files/${family}-${source}-${axes}-normal.woff2`,
    );
    const woff2 = await subsetFont(
      await readFile(fileURLToPath(original)),
      String.fromCodePoint(...characters),
      {
        variationAxes,
        keepFeatures: keepFeatures ?? ["kern", "liga", "lnum", "tnum"],
        noHinting: true,
        targetFormat: "woff2",
      },
    );
    const file = `fonts/${family}${suffix}.woff2`;
    await writeFile(new URL(`../src/styles/${file}`, import.meta.url), woff2);
    console.log(`${file}: ${woff2.length} bytes`);
  }
}
