/**
 * Writes into translations that they are up to date with the English texts, once someone has compared the two. Parts of
 * file names say which: `npm run content:translated -- hi/root-canal`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { fingerprint, originalOf } from "../checks/whole/translations.ts";
import { loadContent } from "../load/load-content.ts";

const content = loadContent();
const only = argv.slice(2);
for (const source of content.sources) {
  const original = originalOf(content, source);
  if (!original || original === source || !only.some((part) => source.file.includes(part))) continue;
  const mark = fingerprint(original);
  if (source.translation?.translationOf === mark) continue;
  const file = join(content.folder, source.file);
  // A dentist has confirmed the texts as they were.
  const text = readFileSync(file, "utf8").replaceAll(/^(?:translationOf|confirmedOn):.*\n/gm, "");
  const fields = `translationOf: ${mark}\n`;
  writeFileSync(file, text.startsWith("---\n") ? text.replace("---\n", `---\n${fields}`) : fields + text);
  stdout.write(`${source.file}\n`);
}
