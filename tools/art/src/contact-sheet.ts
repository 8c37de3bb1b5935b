import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { assetsFolder } from "@clinic/content/assets";
import sharp, { type OverlayOptions } from "sharp";
import { palette } from "./draw/palette.ts";
import { Lettering } from "./lettering.ts";

/**
 * Writes `docs/screenshots/contact-sheet.webp`, an overview of all pictures with their names, for checking that they
 * share one light and one palette.
 */
const target = join(import.meta.dirname, "../../../docs/screenshots/contact-sheet.webp");
const columns = 12;
const margin = 24;
const cell = { width: 196, height: 132, caption: 22 };
const heading = 56;
const display = new Lettering(
  new URL(import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff")),
);
const text = new Lettering(
  new URL(import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff")),
);

/** Renders text as a strip, with its baseline near the bottom. */
function words(face: Lettering, content: string, size: number, height: number, colour: string): Buffer {
  const line = face.line(content, size, 0, height - size * 0.6);
  const width = cell.width * 3;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${line}</svg>`,
  );
}

/** A picture scaled to its cell. */
async function small(name: string) {
  const made = await sharp(join(assetsFolder, name))
    .autoOrient()
    .resize(cell.width - 10, cell.height, { fit: "inside" })
    .toBuffer({ resolveWithObject: true });
  return { name, ...made };
}

/** The name, truncated to fit under its picture. */
function shortened(name: string): string {
  if (text.width(name, 11) <= cell.width - 12) return name;
  let end = name.length;
  while (text.width(`${name.slice(0, end)}…`, 11) > cell.width - 12) end -= 1;
  return `${name.slice(0, end)}…`;
}

const layers: OverlayOptions[] = [];
let top = margin;
const names = globSync("**/*.{avif,jpeg,jpg,png,webp}", { cwd: assetsFolder }).sort();
const folders = new Set(names.map((name) => dirname(name).split("/")[0] ?? ""));
for (const folder of folders) {
  const members = names.filter((name) => name.startsWith(`${folder}/`));
  layers.push({ input: words(display, folder, 26, heading, palette.ink), left: margin, top });
  top += heading;
  for (let first = 0; first < members.length; first += columns) {
    const row = await Promise.all(members.slice(first, first + columns).map(small));
    const height = Math.max(...row.map(({ info }) => info.height));
    for (const [index, { name, data, info }] of row.entries()) {
      const left = margin + index * cell.width;
      const caption = shortened(name.slice(folder.length + 1).replace(/(?:\/banner)?\.\w+$/, ""));
      layers.push(
        { input: data, left, top: top + height - info.height },
        { input: words(text, caption, 11, cell.caption, palette.muted), left, top: top + height },
      );
    }
    top += height + cell.caption + 8;
  }
}

// Captions are wider than the last column.
const width = 2 * margin + (columns + 2) * cell.width;
const sheet = await sharp({
  create: { width, height: top + margin, channels: 3, background: palette.plaster },
})
  .composite(layers)
  .png()
  .toBuffer();
await sharp(sheet)
  .extract({ left: 0, top: 0, width: 2 * margin + columns * cell.width, height: top + margin })
  .webp({ quality: 82 })
  .toFile(target);
process.stdout.write(`${names.length} pictures on ${target}\n`);
