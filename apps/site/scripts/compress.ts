import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reportProgress } from "@clinic/content/build/progress";

/** Smaller files fit into a single packet uncompressed. */
const MIN_BYTES = 1024;

/** Scripts and styles are few, and every visitor needs them. */
const BROTLI_QUALITY_OF_CODE = constants.BROTLI_MAX_QUALITY;

/** A third of the time of the maximum, for files 2 % larger. */
const BROTLI_QUALITY_OF_OTHER_FILES = 10;

/** Every page takes 0.15 s otherwise, which is too long for 10 000 articles. Files are 6 % larger. */
const BROTLI_QUALITY_OF_MANY_FILES = 7;
const MANY_FILES = 2000;

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
  const qualityOf = (file: string) => {
    if (files.length > MANY_FILES) return BROTLI_QUALITY_OF_MANY_FILES;
    return /\.(js|css)$/.test(file) ? BROTLI_QUALITY_OF_CODE : BROTLI_QUALITY_OF_OTHER_FILES;
  };
  const waiting = files.values();
  let done = 0;
  const compressNext = async () => {
    for (const file of waiting) {
      await compressFile(path.join(clientDirectory, file), qualityOf(file));
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
