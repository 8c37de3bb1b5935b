/**
 * Prepares photographs for the repository, in place and in their format: upright, without metadata, at most 2000 px
 * on the longest side and 300 kB. Skips pictures that already comply.
 */
import { globSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { assetsFolder, MAX_ORIGINAL_BYTES } from "../src/assets/index.ts";

/** Longest side in pixels and quality, best first: a smaller picture looks better than a coarser one. */
const attempts = [2000, 1600, 1280].flatMap((side) => [82, 72, 62].map((quality) => ({ side, quality })));

/**
 * Shrinks one picture in place.
 * @returns its size in bytes, if anything was changed
 * @throws when even the smallest attempt is too large
 */
export async function shrinkPicture(file: string): Promise<number | undefined> {
  const { exif, xmp, iptc, format, space } = await sharp(file).metadata();
  // Colours for print (CMYK) look wrong in browsers, and become sRGB.
  const isPlain = !exif && !xmp && !iptc && space !== "cmyk";
  if (statSync(file).size <= MAX_ORIGINAL_BYTES && isPlain) return undefined;

  for (const { side, quality } of attempts) {
    const bytes = await sharp(file)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toFormat(format, { quality })
      .toBuffer();
    if (bytes.length > MAX_ORIGINAL_BYTES) continue;
    writeFileSync(file, bytes);
    return bytes.length;
  }
  const sizes = `${(statSync(file).size / 1e6).toFixed(1)} MB, and too much grain to get below`;
  throw new Error(
    `${file} has ${sizes} ${MAX_ORIGINAL_BYTES / 1000} kB. Choose another, or cut a part out of it.`,
  );
}

if (fileURLToPath(import.meta.url) === argv[1]) {
  for (const name of globSync("**/*.{avif,jpeg,jpg,png,webp}", { cwd: assetsFolder })) {
    const size = await shrinkPicture(join(assetsFolder, name));
    if (size) stdout.write(`${name}: ${Math.ceil(size / 1000)} kB\n`);
  }
}
