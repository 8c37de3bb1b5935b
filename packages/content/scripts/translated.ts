/**
 * Writes into translations that they are up to date with the English texts, once someone has compared the two. Parts of
 * file names say which: `npm run content:translated -- hi/root-canal`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { loadContent } from "../load/load-content.ts";
import { fingerprint, marked, originalOf } from "../load/translation-of.ts";

const content = loadContent();
const only = argv.slice(2);
for (const source of content.sources) {
  const original = originalOf(content, source);
  if (!original || original === source || !only.some((part) => source.file.includes(part))) continue;
  if (source.translation?.translationOf === fingerprint(original)) continue;
  const file = join(content.folder, source.file);
  writeFileSync(file, marked(readFileSync(file, "utf8"), original));
  stdout.write(`${source.file}\n`);
}
