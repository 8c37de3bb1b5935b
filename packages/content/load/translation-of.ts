import { createHash } from "node:crypto";
import { DEFAULT_LANGUAGE } from "../src/languages.ts";
import { mapFields } from "../src/records/fields.ts";
import { holdsText } from "../src/records/translation.ts";
import type { Content } from "./load-content.ts";
import type { Source } from "./source.ts";

/** What changes whenever a text of a record does, and not with its facts. It begins with a letter: YAML reads it as a text. */
export function fingerprint({ schema, stored }: Pick<Source, "schema" | "stored">): string {
  const texts = mapFields(schema, stored, (field, value) =>
    field.meta.translated || holdsText(field.schema) ? value : undefined,
  );
  return `v${createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 7)}`;
}

/** A translation's file with the mark of the English texts that it has now. A dentist has confirmed what it was before. */
export function marked(text: string, original: Source): string {
  const texts = text.replaceAll(/^(?:translationOf|confirmedOn):.*\n/gm, "");
  const mark = `translationOf: ${fingerprint(original)}\n`;
  return texts.startsWith("---\n") ? texts.replace("---\n", `---\n${mark}`) : mark + texts;
}

/** The record of the default language that another translates, if there is one. */
export const originalOf = ({ sources }: Content, { kind, name }: { kind: string; name: string }) =>
  sources.find((each) => each.language === DEFAULT_LANGUAGE && each.kind === kind && each.name === name);
