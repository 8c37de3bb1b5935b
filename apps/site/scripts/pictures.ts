import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { imagetools, type OutputFormat } from "vite-imagetools";
import { reportProgress } from "./progress.ts";

/** Originals, and what a query asks to be made of them. */
const original = /^([^?]+\.(?:avif|jpe?g|png|webp))\?/;

/** As many as libuv has threads: more would wait for each other and all be done at the end. */
const PICTURES_AT_A_TIME = 4;

export interface PicturesOptions {
  /** Folder of the records that name the pictures: an error says which of them want a broken one. */
  records: string;
  /** Folder of what was made before, by the content of the original and what is asked for. */
  cache: string;
}

/**
 * Makes pictures responsive with vite-imagetools (sharp): upright, without metadata, never enlarged. Imports of
 * `photo.jpg?as=picture&…` give addresses and size, `photo.jpg?as=colour&…` the placeholder colour.
 *
 * A picture that can't be read stops the build with its name and the records that name it.
 */
export function pictures({ records, cache }: PicturesOptions): Plugin {
  const plugin = imagetools({
    cache: { enabled: true, dir: cache },
    extendOutputFormats: (formats) => ({ ...formats, colour: () => colourFormat }),
  });
  const { load } = plugin;
  const inTurn = limitConcurrency(PICTURES_AT_A_TIME);
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
          const result = await inTurn(async () => load.handler.call(this, id, ...rest));
          reportProgress("Pictures", ++made, asked);
          return result;
        } catch (error) {
          throw new Error(broken(file, records, error), { cause: error });
        }
      },
    },
  };
}

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
 * The main colour of a picture, `#rrggbb`, which fills its place until it loads; nothing for a picture with
 * transparent parts, which would keep it as a background. The query asks for a small PNG: it loses nothing, so the
 * colour is the same whether the PNG comes from the cache or has just been made.
 */
const colourFormat: ReturnType<OutputFormat> = async ([made]) => {
  const { dominant, isOpaque } = await sharp(await made?.image.clone().png().toBuffer()).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0"));
  return { colour: isOpaque ? `#${hex.join("")}` : undefined };
};

function broken(file: string, records: string, error: unknown) {
  const name = path.basename(file);
  const users = globSync("**/*.{ts,md}", { cwd: records })
    .filter((record) => !record.endsWith(".generated.ts"))
    .filter((record) => readFileSync(path.join(records, record), "utf8").includes(`/${name}`))
    .sort();
  const reason = error instanceof Error ? error.message : String(error);
  const wanted = users.length > 0 ? `It is named in ${users.join(", ")}.` : "No record names it.";
  return `The picture ${path.basename(path.dirname(file))}/${name} can't be read (${reason}). ${wanted}`;
}
