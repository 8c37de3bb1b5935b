import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reportProgress } from "./progress.ts";

/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024;

/**
 * Brotli's best takes half a second a page: worth it for the site's own pages, an hour for 10 000 articles. Of so
 * many files each is compressed a hundred times faster and comes out 9 % larger.
 */
const MANY_FILES = 2000;

/** As many as libuv has threads to compress in. */
const FILES_AT_A_TIME = 4;

/**
 * Writes a brotli and a gzip copy beside every text file of the built site, so that a server can send them
 * without compressing anything itself. Must run last: the copies are of the finished files.
 * @param clientDirectory the folder of the built site
 * @param files the files to compress, by path in that folder; all text files when not given
 */
export async function compress(
  clientDirectory: string,
  files = globSync("**/*.{html,js,css,svg,json,data,xml,txt,webmanifest}", { cwd: clientDirectory }),
) {
  const quality = files.length > MANY_FILES ? 7 : constants.BROTLI_MAX_QUALITY;
  const waiting = files.values();
  let done = 0;
  const compressNext = async () => {
    for (const file of waiting) {
      await compressFile(path.join(clientDirectory, file), quality);
      reportProgress("Compressed files", ++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_A_TIME }, compressNext));
}

async function compressFile(target: string, quality: number) {
  const content = await readFile(target);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${target}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
}
