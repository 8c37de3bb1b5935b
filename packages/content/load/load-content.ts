import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { contentFolder } from "../src/assets/index.ts";
import { DEFAULT_LANGUAGE, type Language, languages, publishedLanguages } from "../src/languages.ts";
import { mapFields } from "../src/records/fields.ts";
import { type Insertions, insert, isolateFigures } from "../src/records/insertions.ts";
import { holdsFacts, translate } from "../src/records/translation.ts";
import { type CollectionDefinition, type CollectionName, collections } from "../src/schemas.ts";
import { formerAddresses } from "./addresses.ts";
import { insertionsOf } from "./insertions.ts";
import { type Drafts, readFiles, type StoredFile } from "./read-files.ts";
import type { Source, Unreadable } from "./source.ts";

/** Everything that the clinic can change. */
export interface Content {
  folder: string;
  /** The languages whose pages are built. */
  languages: readonly Language[];
  /** Every record that can be read. */
  sources: readonly Source[];
  unreadable: readonly Unreadable[];
  /** What texts can insert, by language. */
  insertions: ReadonlyMap<string, Insertions>;
  /** Paths of all files below `assets/`, with `/` between folders. */
  assets: readonly string[];
  /** Where those files are that aren't below `assets/` yet: pictures of unsaved records. */
  dropped?: ReadonlyMap<string, string>;
}

/**
 * Reads everything below `data/`.
 *
 * @param drafts - Texts that replace files, or add new ones, by their path: `data/pages/en/home.yaml`.
 * `null` deletes the file.
 * @param dropped - Files that count as assets already, by their path below `assets/`.
 * @param published - The languages whose pages are built.
 */
export function loadContent(
  folder = contentFolder,
  drafts: Drafts = new Map(),
  dropped: ReadonlyMap<string, string> = new Map(),
  published: readonly Language[] = publishedLanguages,
): Content {
  const { files, unreadable } = readFiles(folder, drafts);
  const insertions = new Map<string, Insertions>();
  const sources: Source[] = [];
  // Of all records: a translation has the facts of its record, whether or not those that they name are translated too.
  const former = formerAddresses(inLanguage(files, DEFAULT_LANGUAGE));
  for (const language of new Set(files.map((file) => file.language))) {
    const whole = inLanguage(files, language);
    const translated = new Set(whole.map(keyOf));
    const others = inLanguage(files, DEFAULT_LANGUAGE).filter((source) => !translated.has(keyOf(source)));
    const words = insertionsOf([...whole, ...others], language);
    insertions.set(language, words);
    const isolate = languages[language].direction === "rtl" ? isolateFigures : String;
    for (const source of whole) {
      const value = mapFields(source.schema, source.value, ({ meta }, text) => {
        if (typeof text !== "string") return text;
        if (meta.reference) return former.slugs.get(`${meta.reference}/${text}`) ?? text;
        if (meta.input === "page") return former.paths.get(text) ?? text;
        const inserted = isolate(insert(text, words));
        return meta.input === "markdown" ? former.inMarkdown(inserted) : inserted;
      });
      sources.push({ ...source, value });
    }
  }
  unreadable.push(...orphansOf(files));
  const assets = [...listAssets(join(folder, "assets")), ...dropped.keys()].sort();
  return { folder, languages: published, sources, unreadable, insertions, assets, dropped };
}

/** The records of a collection in a language, in the order in which the site lists them. */
export function recordsOf(content: Content, kind: CollectionName, language = DEFAULT_LANGUAGE): Source[] {
  const { newestBy }: CollectionDefinition = collections[kind];
  const key = ({ value }: Source) => String(value[newestBy ?? ""] ?? "");
  // Two without a place are NaN apart, and so in the order of their slugs.
  const place = ({ value }: Source) => Number(value.order ?? Number.POSITIVE_INFINITY);
  const bySlug = (a: Source, b: Source) => String(a.value.slug).localeCompare(String(b.value.slug), "en");
  return content.sources
    .filter((source) => source.kind === kind && source.language === language)
    .sort((a, b) => key(b).localeCompare(key(a)) || place(a) - place(b) || bySlug(a, b));
}

/** The records of a language: those of the default language, or what is translated of them. */
function inLanguage(files: readonly StoredFile[], language: string): Source[] {
  const all = files.filter((file) => file.language === language);
  if (language === DEFAULT_LANGUAGE) return all.map((file) => ({ ...file, value: file.stored }));
  const facts = new Map(inLanguage(files, DEFAULT_LANGUAGE).map((file) => [keyOf(file), file.stored]));
  return all.flatMap((file) => {
    const original = facts.get(keyOf(file));
    if (!original && holdsFacts(file.schema)) return [];
    return [{ ...file, value: translate(file.schema, original, file.stored) as Source["value"] }];
  });
}

function keyOf({ kind, name }: Pick<Source, "kind" | "name">) {
  return `${kind}/${name}`;
}

function orphansOf(files: readonly StoredFile[]): Unreadable[] {
  const known = new Set(files.map(({ file }) => file));
  return files
    .filter(({ schema }) => holdsFacts(schema))
    .filter(({ file, language }) => !known.has(file.replace(`/${language}/`, `/${DEFAULT_LANGUAGE}/`)))
    .map(({ file }) => ({
      file,
      line: 1,
      problem: `It translates a record that the folder ${DEFAULT_LANGUAGE} doesn't have`,
      remedy: `Name the file like the record in the folder ${DEFAULT_LANGUAGE} that it translates, or delete it`,
    }));
}

/** Every file below a folder, by its path there. */
export function listAssets(assetsFolder: string): string[] {
  return readdirSync(assetsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(assetsFolder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
