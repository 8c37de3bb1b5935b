import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024;

/**
 * Brotli's best takes half a second a page: worth it for the site's own pages, an hour for 10 000 articles. Of so
 * many files each is compressed a hundred times faster and comes out 9 % larger.
 */
const MANY_FILES = 2000;

/**
 * Writes a brotli and a gzip copy beside every text file of the built site, so that a server can send them
 * without compressing anything itself. Must run last: the copies are of the finished files.
 * @param clientDirectory the folder of the built site
 * @param files the files to compress, by path in that folder; all text files when not given
 */
export function compress(
  clientDirectory: string,
  files = globSync("**/*.{html,js,css,svg,json,data,xml,txt,webmanifest}", { cwd: clientDirectory }),
) {
  const quality = files.length > MANY_FILES ? 7 : constants.BROTLI_MAX_QUALITY;
  for (const file of files) {
    const target = path.join(clientDirectory, file);
    const content = readFileSync(target);
    if (content.length < MIN_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${target}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
}
