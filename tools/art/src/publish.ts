import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MAX_ORIGINAL_BYTES } from "@clinic/content/assets";
import sharp from "sharp";

/** A part of a picture, as fractions of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Writes a picture into a folder as WebP without metadata, at the best quality that fits {@link MAX_ORIGINAL_BYTES}. */
export async function publish(
  folder: string,
  name: string,
  input: Buffer | string,
  crop?: Crop,
): Promise<void> {
  let image = sharp(input);
  if (crop) {
    const { width, height } = await image.metadata();
    image = image.extract({
      left: Math.round(crop.left * width),
      top: Math.round(crop.top * height),
      width: Math.round(crop.width * width),
      height: Math.round(crop.height * height),
    });
  }
  const target = join(folder, `${name}.webp`);
  await mkdir(dirname(target), { recursive: true });
  for (const quality of [90, 84, 78, 70]) {
    const bytes = await image
      .clone()
      .removeAlpha()
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= MAX_ORIGINAL_BYTES) {
      await writeFile(target, bytes);
      return;
    }
  }
  throw new Error(`${name} is larger than ${MAX_ORIGINAL_BYTES} bytes even at quality 70`);
}
