import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { imagetools, type OutputFormat, type TransformFactory } from "vite-imagetools";
import { reportProgress } from "./progress.ts";

/** Matches an import of an original with a query. */
const original = /^([^?]+\.(?:avif|jpe?g|png|webp))\?/;

/** The size of libuv's thread pool: with more, progress would stall and then complete all at once. */
const MAX_CONCURRENT_PICTURES = 4;

export interface PicturesOptions {
  /** Folder of the content records. Errors name the records that use a broken picture. */
  records: string;
  /** Cache folder, keyed by the encoding, the original's content and the query. */
  cache: string;
}

/**
 * Generates responsive pictures with vite-imagetools (sharp): upright, without metadata, never enlarged. Importing
 * `photo.jpg?as=picture&…` gives URLs and dimensions, `photo.jpg?as=colour&…` the placeholder colour.
 *
 * A picture that cannot be read fails the build, with its name and the records that use it.
 */
export function pictures({ records, cache }: PicturesOptions): Plugin {
  const plugin = imagetools({
    cache: { enabled: true, dir: path.join(cache, encodingKey) },
    extendTransforms: (transforms) => [...transforms, encoding],
    extendOutputFormats: (formats) => ({ ...formats, colour: () => colourFormat }),
  });
  const { load } = plugin;
  const limited = limitConcurrency(MAX_CONCURRENT_PICTURES);
  let asked = 0;
  let made = 0;
  if (typeof load !== "object") throw new Error("vite-imagetools loads pictures another way than it did.");

  return {
    ...plugin,
    load: {
      ...load,
      async handler(id, ...rest) {
        const file = original.exec(id)?.[1];
        if (!file) return load.handler.call(this, id, ...rest);
        asked++;
        try {
          const result = await limited(async () => load.handler.call(this, id, ...rest));
          reportProgress("Pictures", ++made, asked);
          return result;
        } catch (error) {
          throw new Error(describeBroken(file, records, error), { cause: error });
        }
      },
    },
  };
}

/**
 * The least effort that keeps files small, because a build encodes over 700 of them. AVIF stores colour at half
 * the resolution, as WebP always does, which saves more bytes than the lower effort costs. Tuned for SSIM at
 * quality 60, it takes a fifth less time than as sharp tunes it at 50, for files that are no larger and as exact.
 */
const ENCODING = {
  avif: { effort: 1, chromaSubsampling: "4:2:0", tune: "ssim", quality: 60 },
  webp: { effort: 2 },
} as const;

const encoding: TransformFactory = ({ format }) => {
  if (format === "avif") return (_, image) => image.avif(ENCODING.avif);
  if (format === "webp") return (_, image) => image.webp(ENCODING.webp);
};

const encodingKey = createHash("sha256").update(JSON.stringify(ENCODING)).digest("hex").slice(0, 8);

function limitConcurrency(limit: number) {
  const running = new Set<Promise<unknown>>();
  return async <Result>(task: () => Promise<Result>) => {
    while (running.size >= limit) await Promise.race(running);
    const result = task();
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  };
}

/**
 * A picture's dominant colour as `#rrggbb`, shown until the picture loads. Undefined for pictures with transparency, where
 * it would remain visible as a background. Computed from a small PNG, a lossless format, so that the colour is the
 * same whether or not the PNG comes from the cache.
 */
const colourFormat: ReturnType<OutputFormat> = async ([made]) => {
  const { dominant, isOpaque } = await sharp(await made?.image.clone().png().toBuffer()).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0"));
  return { colour: isOpaque ? `#${hex.join("")}` : undefined };
};

function describeBroken(file: string, records: string, error: unknown) {
  const name = path.basename(file);
  const users = globSync("**/*.{ts,md}", { cwd: records })
    .filter((record) => !record.endsWith(".generated.ts"))
    .filter((record) => readFileSync(path.join(records, record), "utf8").includes(`/${name}`))
    .sort();
  const reason = error instanceof Error ? error.message : String(error);
  const wanted = users.length > 0 ? `It is named in ${users.join(", ")}.` : "No record names it.";
  return `The picture ${path.basename(path.dirname(file))}/${name} can't be read (${reason}). ${wanted}`;
}
