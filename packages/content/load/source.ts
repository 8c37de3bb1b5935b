import type { z } from "zod";
import type { Language } from "../src/languages.ts";
import type { FieldPath } from "../src/records/fields.ts";
import type { CollectionName } from "../src/schemas.ts";

/** A record, with the file that holds it. */
export interface Source {
  /** File, relative to the package: `data/dentists/en/asha-rao.yaml`. */
  file: string;
  kind: CollectionName | "pages" | "settings";
  /** Name of the file without its extension. */
  name: string;
  language: Language;
  schema: z.ZodObject;
  /** The record as stored: a translation holds only texts. */
  stored: Readonly<Record<string, unknown>>;
  /** Which English texts a translation has, and since when. */
  translation?: Translation;
  /** The record as pages use it: whole, with its facts inserted and its references up to date. */
  value: Readonly<Record<string, unknown>>;
  /** Line of a field, counted from 1; within a longer text, of the given words. */
  lineOf(path: FieldPath, words?: string): number;
}

/** What a translated file says about itself, beside its texts. */
export interface Translation {
  /** The `fingerprint` of the English texts that it was made from. */
  translationOf?: unknown;
  /** Day on which a dentist who speaks the language confirmed it. Until then, its pages say that nobody has. */
  confirmedOn?: unknown;
}

/** A file that can't be read, and why. */
export interface Unreadable {
  file: string;
  line: number;
  problem: string;
  remedy: string;
}
