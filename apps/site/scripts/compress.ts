import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reportProgress } from "@clinic/content/build/progress";

/** Smaller files fit into a single packet uncompressed. */
const MIN_BYTES = 1024;

/** More of them than this take too long at 0.05 s each. */
const MANY_FILES = 2000;

/** How hard brotli tries. Code is small, and every visitor needs it; a page's data comes after it can be read. */
function qualityOf(file: string, { length }: readonly string[]) {
  // A sixth of the time of 10 for pages, a fifteenth for data: files are 6 and 9 % larger.
  if (length > MANY_FILES || file.endsWith(".data")) return 7;
  // The maximum takes three times as long as 10, for files 2 % smaller.
  return /\.(js|css)$/.test(file) ? constants.BROTLI_MAX_QUALITY : 10;
}

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
  const waiting = files.values();
  let done = 0;
  const compressNext = async () => {
    for (const file of waiting) {
      await compressFile(path.join(clientDirectory, file), qualityOf(file, files));
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
