import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Content } from "../load/load-content.ts";
import type { PictureManifest, ResponsiveImage } from "../src/assets/built.ts";
import { isPicture } from "../src/assets/index.ts";
import { copyAsset } from "./copy-asset.ts";
import { reportProgress } from "./progress.ts";

/**
 * The least effort that keeps files small, because a build encodes over 700 of them. AVIF stores colour at half
 * the resolution, as WebP always does, which saves more bytes than the lower effort costs. Tuned for SSIM at
 * quality 60, it takes a fifth less time than as sharp tunes it at 50, for files that are no larger and as exact.
 */
const ENCODING = {
  avif: { effort: 1, chromaSubsampling: "4:2:0", tune: "ssim", quality: 60 },
  webp: { effort: 2 },
} as const;

const FALLBACK_WIDTH = 800;
const COLOUR_WIDTH = 32;

/** Widths by folder of the original: they depend on where a picture is shown. */
function widthsOf(src: string): readonly number[] {
  if (/^people\//.test(src)) return [320, 640];
  // Never shown wider than a column.
  if (/^(?:videos|awards|newsletters|destinations)\//.test(src)) return [400, 800];
  return [480, 800, 1280];
}

/** The size of libuv's thread pool: with more, progress would stall and then complete all at once. */
const MAX_CONCURRENT_PICTURES = 4;

export interface PictureFolders {
  /** The originals. */
  assets: string;
  /** Where the site finds the files. */
  target: string;
  /** Keeps what was encoded, by the original's content and the settings. */
  cache: string;
}

/**
 * Encodes every original in its widths and formats: upright, without metadata, never enlarged.
 *
 * @throws when a picture can't be read; the message names the records that use it
 */
export async function buildPictures(content: Content, folders: PictureFolders): Promise<PictureManifest> {
  mkdirSync(folders.cache, { recursive: true });
  const originals = content.assets.filter(isPicture);
  const manifest = new Map<string, ResponsiveImage>();
  const waiting = originals.values();
  const next = async () => {
    for (const src of waiting) {
      manifest.set(src, await buildPicture(src, content, folders));
      reportProgress("Pictures", manifest.size, originals.length);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_PICTURES }, next));
  return Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is kept of an encoded picture. */
interface Encoded {
  width: number;
  height: number;
  color?: string;
  fallback: string;
  sources: { width: number; file: string }[];
}

async function buildPicture(src: string, content: Content, { assets, target, cache }: PictureFolders) {
  const original = readFileSync(content.dropped?.get(src) ?? join(assets, src));
  const widths = widthsOf(src);
  const key = createHash("sha256")
    .update(JSON.stringify({ src, widths, FALLBACK_WIDTH, ENCODING, sharp: sharp.versions }))
    .update(original)
    .digest("hex");
  const note = join(cache, `${key.slice(0, 16)}.json`);
  if (!existsSync(note)) {
    try {
      writeFileSync(note, JSON.stringify(await encode(original, { src, widths, key, cache })));
    } catch (error) {
      throw new Error(describeBroken(src, content, error), { cause: error });
    }
  }
  const { fallback, sources, ...size }: Encoded = JSON.parse(readFileSync(note, "utf8"));
  for (const file of [fallback, ...sources.map((source) => source.file)])
    copyAsset(join(cache, file), target);
  const srcSet = sources.map(({ file, width }) => `/assets/${file} ${width}w`).join(", ");
  return {
    src: `/assets/${fallback}`,
    ...size,
    sources: sources.length > 1 ? [{ type: "image/avif", srcSet }] : [],
  };
}

interface Encoding {
  src: string;
  widths: readonly number[];
  key: string;
  cache: string;
}

async function encode(original: Buffer, { src, widths, key, cache }: Encoding): Promise<Encoded> {
  const picture = sharp(original).autoOrient();
  const { autoOrient } = await picture.metadata();
  const write = async (image: Sharp, type: "avif" | "webp", width: number) => {
    const file = `${basename(src, extname(src))}-${width}-${key.slice(0, 8)}.${type}`;
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    writeFileSync(join(cache, file), data);
    return { file, width: info.width, height: info.height };
  };
  const resized = (width: number) => picture.clone().resize({ width, withoutEnlargement: true });

  const sources = [];
  for (const width of new Set(widths.map((each) => Math.min(each, autoOrient.width))))
    sources.push(await write(resized(width).avif(ENCODING.avif), "avif", width));
  const largest = sources.reduce((a, b) => (b.width > a.width ? b : a));
  const fallback = await write(resized(FALLBACK_WIDTH).webp(ENCODING.webp), "webp", FALLBACK_WIDTH);
  // Computed from PNG, which is lossless: the colour is that of the original.
  const { dominant, isOpaque } = await sharp(await resized(COLOUR_WIDTH).png().toBuffer()).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0"));
  return {
    width: largest.width,
    height: largest.height,
    color: isOpaque ? `#${hex.join("")}` : undefined,
    fallback: fallback.file,
    sources: sources.map(({ file, width }) => ({ file, width })),
  };
}

function describeBroken(src: string, { sources }: Content, error: unknown) {
  const users = sources.filter(({ value }) => JSON.stringify(value).includes(src)).map(({ file }) => file);
  const reason = error instanceof Error ? error.message : String(error);
  const wanted = users.length > 0 ? `It is named in ${users.join(", ")}.` : "No record names it.";
  return `The picture ${src} can't be read (${reason}). ${wanted}`;
}
