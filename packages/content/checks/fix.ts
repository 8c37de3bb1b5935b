import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../load/load-content.ts";
import type { Source } from "../load/source.ts";
import { mapTexts } from "../src/records/fields.ts";
import { formatMarkdown, formatYaml } from "../src/records/format.ts";
import { DEFAULT_LANGUAGE } from "../src/schemas.ts";
import { curved } from "./record/typography.ts";

/**
 * Fixes what needs no decision: a renamed record keeps its earlier address, and quotation marks become curved.
 *
 * @returns the files that were changed
 */
export function fixContent({ sources }: Content, folder: string): string[] {
  return sources.flatMap((source) => {
    const record = fixRecord(source);
    if (JSON.stringify(record) === JSON.stringify(source.stored)) return [];
    const text = source.file.endsWith(".md")
      ? formatMarkdown(record as { body: string })
      : formatYaml(record);
    const path = join(folder, source.file);
    if (text !== readFileSync(path, "utf8")) writeFileSync(path, text);
    return [source.file];
  });
}

/** A record with its earlier address and with curved quotation marks. */
export function fixRecord({
  name,
  language,
  schema,
  stored,
}: Pick<Source, "name" | "language" | "schema" | "stored">) {
  const fixed = mapTexts(schema, stored, (text, { meta }) => (meta.translated ? curved(text) : text));
  const { slug, previously, ...rest } = fixed;
  const earlier = Array.isArray(previously) ? previously : [];
  if (language !== DEFAULT_LANGUAGE || typeof slug !== "string" || name === slug || earlier.includes(name))
    return fixed;
  return { slug, previously: [...earlier, name], ...rest };
}
