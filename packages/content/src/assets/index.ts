import { join } from "node:path";

/** Folder of the content: records in `data/`, original pictures in `assets/`. Tests set it to a copy. */
export const contentFolder = process.env.CONTENT_FOLDER ?? join(import.meta.dirname, "../..");

/** Folder of the original pictures, films and PDF files, which records name by their path below it. */
export const assetsFolder = join(contentFolder, "assets");

/** Origin of the published site. */
export const siteOrigin = process.env.VITE_SITE_ORIGIN || "https://archhouse.example";

/** Folder of the built content. */
export const distFolder = join(import.meta.dirname, "../../dist");

/** Largest size of an original picture, so that the repository stays quick to clone. */
export const MAX_ORIGINAL_BYTES = 300_000;

/** Least longer side of an original picture, in pixels: smaller ones look blurred. */
export const MIN_ORIGINAL_SIDE = 600;

/** Largest size of a PDF file, so that it opens on a phone. */
export const MAX_PDF_BYTES = 2_000_000;

/** Whether a file is a picture, by its extension. */
export function isPicture(file: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/.test(file);
}
