import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { palette, svg } from "./draw/palette.ts";

const publicFolder = join(import.meta.dirname, "../../../apps/site/public");

/** The mark: two nested arches with straight feet, in a square of 64. `scale` shrinks it around the middle. */
function mark(outer: string, inner: string, scale = 1): string {
  const move = `translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})`;
  return `<g transform="${move}" fill="none" stroke-width="7"><path d="M11.5 56V29.5a20.5 20.5 0 0 1 41 0V56" stroke="${outer}"/><path d="M25.5 56V30.5a6.5 6.5 0 0 1 13 0V56" stroke="${inner}"/></g>`;
}

/** A line of text as outlines, so that the logo needs no font. */
async function outlines(
  file: string,
  text: string,
  size: number,
  x: number,
  y: number,
  tracking = 0,
): Promise<{ path: string; end: number }> {
  const font = fontkit.create(await readFile(createRequire(import.meta.url).resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} holds more than one font`);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let at = x;
  let path = "";
  run.glyphs.forEach((glyph, index) => {
    path += `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    at += (run.positions[index]?.xAdvance ?? 0) * scale + tracking;
  });
  return { path, end: at };
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** An ICO file that holds PNG pictures of the given sizes. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

function png(source: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: 72 * Math.max(1, size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Writes the logo, as SVG without a font, and the icons below the site's `public/`. */
export async function writeIcons(): Promise<void> {
  const brand = join(publicFolder, "brand");
  await write(join(brand, "mark.svg"), `${svg(64, 64, mark(palette.green, palette.terracotta))}\n`);

  const name = await outlines(
    "@fontsource/fraunces/files/fraunces-latin-500-normal.woff",
    "Arch House",
    36,
    80,
    36,
  );
  const line = await outlines(
    "@fontsource/figtree/files/figtree-latin-500-normal.woff",
    "DENTAL",
    14.5,
    81,
    57,
    4.6,
  );
  const width = Math.ceil(Math.max(name.end, line.end)) + 2;
  await write(
    join(brand, "wordmark.svg"),
    `${svg(width, 64, `${mark(palette.green, palette.terracotta)}<g fill="${palette.ink}">${name.path}</g><g fill="${palette.muted}">${line.path}</g>`)}\n`,
  );

  const tile = (scale: number, radius: number) =>
    svg(
      64,
      64,
      `<rect width="64" height="64" rx="${radius}" fill="${palette.green}"/>${mark(palette.plaster, "#F0B9A6", scale)}`,
    );
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.a{stroke:${palette.green}}.b{stroke:${palette.terracotta}}@media(prefers-color-scheme:dark){.a{stroke:#9fd0c6}.b{stroke:#f0987f}}</style><g fill="none" stroke-width="8"><path class="a" d="M10 58V28a22 22 0 0 1 44 0v30"/><path class="b" d="M25 58V29.5a7 7 0 0 1 14 0V58"/></g></svg>\n`;
  await write(join(publicFolder, "favicon.svg"), favicon);
  const small = svg(64, 64, mark(palette.green, palette.terracotta, 1.08));
  const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(small, size) })));
  await write(join(publicFolder, "favicon.ico"), ico(sizes));
  await write(join(publicFolder, "apple-touch-icon.png"), await png(tile(0.66, 0), 180));
  await write(join(publicFolder, "icon-192.png"), await png(tile(0.7, 14), 192));
  await write(join(publicFolder, "icon-512.png"), await png(tile(0.7, 14), 512));
  // The safe zone of a maskable icon is a circle of 80 % of its width.
  await write(join(publicFolder, "icon-maskable-512.png"), await png(tile(0.56, 0), 512));
}
