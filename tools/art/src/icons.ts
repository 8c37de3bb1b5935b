import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { palette, svg } from "./draw/palette.ts";
import { Lettering } from "./lettering.ts";

/** Folder of the files that the site serves unchanged. */
export const publicFolder = join(import.meta.dirname, "../../../apps/site/public");

/** The mark, in a 64-unit square: two nested arches on straight sides. Must match the library's `LogoMark`. */
const arches = {
  outer: "M11.5 56V29.5a20.5 20.5 0 0 1 41 0V56",
  inner: "M25.5 56V30.5a6.5 6.5 0 0 1 13 0V56",
};

/** The mark in two colours, scaled around the centre of its square. */
function mark(outer: string, inner: string, scale = 1): string {
  const move = `translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})`;
  return `<g transform="${move}" fill="none" stroke-width="7"><path d="${arches.outer}" stroke="${outer}"/><path d="${arches.inner}" stroke="${inner}"/></g>`;
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** An ICO file of PNGs in the given sizes. */
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

/** Writes the logo, as SVG with outlined text, and the site's icons into a folder. */
export async function writeIcons(folder: string): Promise<void> {
  const brand = join(folder, "brand");
  await write(join(brand, "mark.svg"), `${svg(64, 64, mark(palette.green, palette.terracotta))}\n`);
  const fraunces = new Lettering(
    new URL(import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff")),
  );
  const figtree = new Lettering(
    new URL(import.meta.resolve("@fontsource/figtree/files/figtree-latin-500-normal.woff")),
  );
  const name = fraunces.line("Arch House", 36, 80, 36);
  const line = figtree.line("DENTAL", 14.5, 81, 57, 4.6);
  const width =
    Math.ceil(Math.max(80 + fraunces.width("Arch House", 36), 81 + figtree.width("DENTAL", 14.5, 4.6))) + 2;
  await write(
    join(brand, "wordmark.svg"),
    `${svg(width, 64, `${mark(palette.green, palette.terracotta)}<g fill="${palette.ink}">${name}</g><g fill="${palette.muted}">${line}</g>`)}\n`,
  );

  const tile = (scale: number, radius: number) =>
    svg(
      64,
      64,
      `<rect width="64" height="64" rx="${radius}" fill="${palette.green}"/>${mark(palette.plaster, "#F0B9A6", scale)}`,
    );
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="6 5 52 52"><style>.a{stroke:${palette.green}}.b{stroke:${palette.terracotta}}@media(prefers-color-scheme:dark){.a{stroke:#9fd0c6}.b{stroke:#f0987f}}</style><g fill="none" stroke-width="7"><path class="a" d="${arches.outer}"/><path class="b" d="${arches.inner}"/></g></svg>\n`;
  await write(join(folder, "favicon.svg"), favicon);
  const small = svg(64, 64, mark(palette.green, palette.terracotta, 1.08));
  const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(small, size) })));
  await write(join(folder, "favicon.ico"), ico(sizes));
  await write(join(folder, "apple-touch-icon.png"), await png(tile(0.66, 0), 180));
  await write(join(folder, "icon-192.png"), await png(tile(0.7, 14), 192));
  await write(join(folder, "icon-512.png"), await png(tile(0.7, 14), 512));
  // The safe zone of a maskable icon is a circle of 80 % of its width.
  await write(join(folder, "icon-maskable-512.png"), await png(tile(0.56, 0), 512));
}
