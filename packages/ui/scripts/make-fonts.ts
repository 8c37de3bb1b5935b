/**
 * Cuts the two typefaces down to what the site sets, and writes their `@font-face` rules with
 * system fallbacks of the same metrics, so that a late font moves nothing. The results are
 * committed; run `npm run fonts -w @clinic/ui` again after a new version of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const styles = new URL("../src/styles/", import.meta.url);

/** Printable Latin-1, and the punctuation and arrows that our words use. */
const latin = [
  ...Array.from({ length: 0x5f }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index),
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x2022, 0x2190, 0x2192, 0x2212, 0x2032, 0x2033],
];
const text = String.fromCodePoint(...latin);

const faces = [
  {
    family: "Fraunces",
    package: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    // Headings only: one optical size, drawn for display, and one weight (a range costs 12 kB more).
    variationAxes: { opsz: 72, wght: 430 },
    weights: "430",
    fallback: georgia,
    compatible: ["Gelasio"],
  },
  {
    family: "Figtree",
    package: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    weights: "400 700",
    fallback: arial,
    compatible: ["Liberation Sans", "Arimo"],
  },
];

let css = "/* Made by scripts/make-fonts.ts; change that, not this. */\n";
for (const face of faces) {
  const original = await readFile(fileURLToPath(import.meta.resolve(face.package)));
  const { variationAxes } = face;
  const options = { variationAxes, keepFeatures: ["kern", "liga", "lnum", "tnum"], noHinting: true };
  const woff2 = await subsetFont(original, text, { ...options, targetFormat: "woff2" });
  const file = `fonts/${face.family.toLowerCase()}.woff2`;
  await writeFile(new URL(file, styles), woff2);

  const metrics = await fromBuffer(await subsetFont(original, text, { ...options, targetFormat: "sfnt" }));
  const { fontFaces } = createFontStack([{ ...metrics, familyName: face.family }, face.fallback]);
  // Linux and ChromeOS have fonts of the same metrics in place of the fallback.
  const compatible = face.compatible.map((name) => `, local("${name}")`).join("");
  css += `
@font-face {
  font-family: "${face.family}";
  font-style: normal;
  font-weight: ${face.weights};
  font-display: swap;
  src: url("./${file}") format("woff2");
}

${fontFaces.replace(/(?<=src: .*);/, `${compatible};`)}
`;
  console.log(`${file}: ${woff2.length} bytes`);
}
await writeFile(new URL("fonts.css", styles), css);
