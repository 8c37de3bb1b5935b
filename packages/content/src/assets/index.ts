import { join } from "node:path";

/** Folder of the content: records in `data/`, original pictures in `assets/`. Tests set it to a copy. */
export const contentFolder = process.env.CONTENT_FOLDER ?? join(import.meta.dirname, "../..");

/** Folder of the original pictures, which records name by their path below it. */
export const assetsFolder = join(contentFolder, "assets");

/** Folder of the newsletters' PDF files, which the build generates. */
export const printedFolder = join(import.meta.dirname, "../../dist/printed");

/** Largest size of an original picture, so that the repository stays quick to clone. */
export const MAX_ORIGINAL_BYTES = 300_000;

/** Largest size of one encoding of a film. */
export const MAX_FILM_BYTES = 3_000_000;

/** Whether a file is a picture, by its extension. */
export function isPicture(file: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/.test(file);
}
