import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reportProgress } from "./progress.ts";

/** Smaller files fit into a single packet uncompressed. */
const MIN_BYTES = 1024;

/**
 * Maximum brotli quality takes half a second per page: worthwhile for the site's own pages, but an hour for 10 000
 * articles. Above this number of files, a lower quality is a hundred times faster, for files 9 % larger.
 */
const FULL_QUALITY_MAX_FILES = 2000;

/** The size of libuv's thread pool. */
const MAX_CONCURRENT_FILES = 4;

/**
 * Writes a brotli and a gzip copy next to every text file of the built site, so that a server need not compress anything
 * itself. Must run last, once the files are final.
 *
 * @param clientDirectory the folder of the built site
 * @param files paths of the files to compress, relative to that folder @default all text files
 */
export async function compress(
  clientDirectory: string,
  files = globSync("**/*.{html,js,css,svg,json,data,xml,txt,webmanifest}", { cwd: clientDirectory }),
) {
  const quality = files.length > FULL_QUALITY_MAX_FILES ? 7 : constants.BROTLI_MAX_QUALITY;
  const waiting = files.values();
  let done = 0;
  const compressNext = async () => {
    for (const file of waiting) {
      await compressFile(path.join(clientDirectory, file), quality);
      reportProgress("Compressed files", ++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FILES }, compressNext));
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
