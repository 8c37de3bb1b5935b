import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isPicture, MAX_PDF_BYTES } from "@clinic/content/assets";
import { readPdf } from "@clinic/content/load/pdf";
import { shrinkPicture } from "@clinic/content/pictures";
import { DEFAULT_LANGUAGE } from "@clinic/content/schemas";
import sharp from "sharp";

export interface Upload {
  /** Folder below `assets/`. */
  folder: string;
  /** What the picture shows; becomes the name of its file. */
  name: string;
  bytes: Buffer;
}

const extensions: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/**
 * Adds a photograph to the originals: upright, without metadata, and small enough for the repository.
 * @returns its path below `assets/`, and its size
 * @throws Error with a sentence for the editor when the file is not a picture
 */
export async function addPicture(assets: string, { folder, name, bytes }: Upload) {
  const extension = extensions[(await metadataOf(bytes)).format];
  if (!extension) throw new Error("This kind of picture can't be shown. Save it as JPEG, PNG or WebP first.");
  const base = `${toSlug(folder)}/${toSlug(name.replace(/\.\w+$/, ""))}`;
  const src = free(assets, base, extension);
  const draft = join(assets, `${src}.part`);
  mkdirSync(dirname(draft), { recursive: true });
  try {
    writeFileSync(draft, bytes);
    await shrinkPicture(draft);
    renameSync(draft, join(assets, src));
  } finally {
    rmSync(draft, { force: true });
  }
  return { src, bytes: statSync(join(assets, src)).size };
}

/**
 * Adds a newsletter's PDF file.
 * @returns its path below `assets/`, and what is in it
 * @throws Error with a sentence for the editor when the file can't be used
 */
export async function addPdf(assets: string, { name, bytes }: Pick<Upload, "name" | "bytes">) {
  if (bytes.length > MAX_PDF_BYTES) {
    throw new Error(`This file is too large: ${MAX_PDF_BYTES / 1e6} MB is the most. Export it for the web.`);
  }
  const src = free(assets, `newsletters/${toSlug(name.replace(/\.\w+$/, ""))}`, "pdf");
  const file = join(assets, src);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  try {
    return { ...(await readPdf(file)), src };
  } catch {
    rmSync(file);
    throw new Error("This file can't be read as PDF. Export it again, and try once more.");
  }
}

/** The folder below `assets/` with the pictures of a kind of record. */
export function folderOf(folder: string, kind: string): string {
  const records = textsIn(join(folder, "data", kind, DEFAULT_LANGUAGE)).join("\n");
  return /src: ([a-z0-9-]+)\//.exec(records)?.[1] ?? kind;
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Every original picture, by its path below `assets/`. */
export function listPictures(assets: string): string[] {
  return readdirSync(assets, { recursive: true, encoding: "utf8" }).filter(isPicture).sort();
}

async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes).metadata();
  } catch {
    throw new Error("This file can't be read as a picture. Save it as JPEG, PNG or WebP, and try again.");
  }
}

function free(assets: string, base: string, extension: string) {
  for (let number = 1; ; number++) {
    const src = `${base}${number === 1 ? "" : `-${number}`}.${extension}`;
    if (!existsSync(join(assets, src))) return src;
  }
}

function toSlug(words: string) {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
