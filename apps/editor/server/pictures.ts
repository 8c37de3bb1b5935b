import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPicture, MAX_PDF_BYTES } from "@clinic/content/assets";
import { readPdf } from "@clinic/content/load/pdf";
import { shrinkPicture } from "@clinic/content/pictures";
import sharp from "sharp";
import { writeWhole } from "./write-whole.ts";

const extensions: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** Where pictures and PDF files wait until the form is saved that they were dropped on, also if the server ends. */
export const droppedFolder = (folder: string) => join(folder, "node_modules/.cache/dropped");

/** The files that wait, by the path below `assets/` that they will have. */
export function droppedFiles(folder: string): Map<string, string> {
  const dropped = droppedFolder(folder);
  mkdirSync(dropped, { recursive: true });
  const names = [...listFiles(dropped), ...listFiles(dropped, isPdf)];
  return new Map(names.map((src) => [src, join(dropped, src)]));
}

/** Moves those files to the originals that a saved text names. */
export function saveDropped(folder: string, text: string) {
  for (const [src, file] of droppedFiles(folder)) {
    if (!text.includes(src)) continue;
    mkdirSync(dirname(join(folder, "assets", src)), { recursive: true });
    renameSync(file, join(folder, "assets", src));
  }
}

/**
 * Prepares a photograph for the originals: upright, without metadata, and small enough for the repository.
 *
 * @param folder - Folder of the content.
 * @param name - Its path below `assets/`.
 * @throws Error with a sentence for the editor when the file is not a picture
 */
export async function addPicture(folder: string, name: string, bytes: Buffer) {
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: "" }));
  const extension = extensions[format];
  if (!extension)
    throw new Error("This file can't be read as a picture. Save it as JPEG, PNG or WebP, and try again.");
  return add(folder, name, extension, bytes, async (file) => {
    await shrinkPicture(file);
    return `Ready: ${Math.ceil(statSync(file).size / 1000)} kB, without the data of the camera.`;
  });
}

/** Prepares a newsletter's PDF file, likewise. */
export async function addPdf(folder: string, name: string, bytes: Buffer) {
  if (bytes.length > MAX_PDF_BYTES)
    throw new Error(`This file is too large: ${MAX_PDF_BYTES / 1e6} MB is the most. Export it for the web.`);
  return add(folder, name, "pdf", bytes, async (file) => {
    const pdf = await readPdf(file).catch(() => undefined);
    if (!pdf) throw new Error("This file can't be read as PDF. Export it again, and try once more.");
    const untagged = " It has no tags, so screen readers read it badly: export it with them.";
    return `Ready. Pages: ${pdf.pages}.${pdf.tagged ? "" : untagged}`;
  });
}

/** Every file of a kind, by its path below `assets/`. */
export function listFiles(assets: string, isWanted = isPicture): string[] {
  return readdirSync(assets, { recursive: true, encoding: "utf8" }).filter(isWanted).sort();
}

export const isPdf = (file: string) => file.endsWith(".pdf");

type Prepare = (file: string) => Promise<string>;

/** Adds a file under a name that no other has. */
async function add(folder: string, name: string, extension: string, bytes: Buffer, prepare: Prepare) {
  const dropped = droppedFolder(folder);
  const letters = name
    .replace(/\.\w+$/, "")
    .normalize("NFKD")
    .toLowerCase();
  const base = letters.replaceAll(/[^a-z0-9/]+/g, "-").replaceAll(/^-|-$|-(?=\/)|(?<=\/)-/g, "");
  const isTaken = (src: string) => [join(folder, "assets"), dropped].some((at) => existsSync(join(at, src)));
  let src = `${base}.${extension}`;
  for (let number = 2; isTaken(src); number++) src = `${base}-${number}.${extension}`;
  const says = await writeWhole(join(dropped, src), bytes, prepare);
  return { src, says };
}
