import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../load/load-content.ts";
import { formatMarkdown, formatYaml } from "../src/records/format.ts";
import { DEFAULT_LANGUAGE } from "../src/schemas.ts";

/**
 * Writes the earlier address into each record that has been renamed, so that it still leads there.
 *
 * @returns the files that were changed
 */
export function fixNames({ sources }: Content, folder: string): string[] {
  return sources.flatMap(({ file, name, language, stored }) => {
    const { slug, previously, ...rest } = stored;
    const earlier = Array.isArray(previously) ? previously : [];
    if (language !== DEFAULT_LANGUAGE || typeof slug !== "string" || name === slug || earlier.includes(name))
      return [];
    const record = { slug, previously: [...earlier, name], ...rest };
    const path = join(folder, file);
    const isMarkdown = file.endsWith(".md");
    const text = isMarkdown ? formatMarkdown(record as { body: string } & typeof record) : formatYaml(record);
    if (readFileSync(path, "utf8") === text) return [];
    writeFileSync(path, text);
    return [file];
  });
}
