import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPicture, MAX_PDF_BYTES } from "@clinic/content/assets";
import { readPdf } from "@clinic/content/load/pdf";
import { shrinkPicture } from "@clinic/content/pictures";
import sharp from "sharp";

const extensions: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/**
 * Adds a photograph to the originals: upright, without metadata, and small enough for the repository.
 *
 * @param name - Its path below `assets/`, without an extension.
 * @throws Error with a sentence for the editor when the file is not a picture
 */
export async function addPicture(assets: string, name: string, bytes: Buffer) {
  const unreadable = "This file can't be read as a picture. Save it as JPEG, PNG or WebP, and try again.";
  const { format } = await sharp(bytes).metadata().catch(refuse(unreadable));
  const extension = extensions[format];
  if (!extension) throw new Error("This kind of picture can't be shown. Save it as JPEG, PNG or WebP first.");
  return add(assets, name, extension, bytes, async (file) => {
    await shrinkPicture(file);
    return { bytes: statSync(file).size };
  });
}

/**
 * Adds a newsletter's PDF file, and says what is in it.
 * @throws Error with a sentence for the editor when the file can't be used
 */
export async function addPdf(assets: string, name: string, bytes: Buffer) {
  if (bytes.length > MAX_PDF_BYTES) {
    throw new Error(`This file is too large: ${MAX_PDF_BYTES / 1e6} MB is the most. Export it for the web.`);
  }
  const unreadable = "This file can't be read as PDF. Export it again, and try once more.";
  return add(assets, name, "pdf", bytes, async (file) => readPdf(file).catch(refuse(unreadable)));
}

/** Every original picture, by its path below `assets/`. */
export function listPictures(assets: string): string[] {
  return readdirSync(assets, { recursive: true, encoding: "utf8" }).filter(isPicture).sort();
}

/** The file gets its name once it is prepared: nothing half done is ever found. */
async function add<Facts>(
  assets: string,
  name: string,
  extension: string,
  bytes: Buffer,
  prepare: (file: string) => Promise<Facts>,
) {
  const base = name
    .replace(/\.\w+$/, "")
    .split("/")
    .map(toSlug)
    .join("/");
  const free = (number: number): string => {
    const src = `${base}${number === 1 ? "" : `-${number}`}.${extension}`;
    return existsSync(join(assets, src)) ? free(number + 1) : src;
  };
  const src = free(1);
  const draft = join(assets, `${src}.part`);
  mkdirSync(dirname(draft), { recursive: true });
  try {
    writeFileSync(draft, bytes);
    const facts = await prepare(draft);
    renameSync(draft, join(assets, src));
    return { ...facts, src };
  } finally {
    rmSync(draft, { force: true });
  }
}

function refuse(sentence: string) {
  return () => {
    throw new Error(sentence);
  };
}

function toSlug(words: string) {
  const letters = words
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return letters.replaceAll(/^-|-$/g, "");
}
