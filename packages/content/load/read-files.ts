import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { DEFAULT_LANGUAGE, type Language, languages } from "../src/languages.ts";
import { withoutEmptyFields } from "../src/records/fields.ts";
import { type ParsedFile, parse } from "../src/records/parse.ts";
import { collections, definitionOf, documents } from "../src/schemas.ts";
import type { Source, Unreadable } from "./source.ts";

/** A file as stored, before translations and facts are merged. */
export type StoredFile = Omit<Source, "value">;

/** Unsaved texts by file path; `null` for a deleted file. */
export type Drafts = ReadonlyMap<string, string | null>;

/** Reads every record in the content's folder, and reports files that hold none. */
export function readFiles(folder: string, drafts: Drafts): { files: StoredFile[]; unreadable: Unreadable[] } {
  const files: StoredFile[] = [];
  const unreadable: Unreadable[] = [];
  for (const kind of Object.keys({ ...collections, ...documents }) as Source["kind"][]) {
    for (const language of namesIn(folder, `data/${kind}`, drafts)) {
      for (const fileName of namesIn(folder, `data/${kind}/${language}`, drafts)) {
        const file = `data/${kind}/${language}/${fileName}`;
        const { name, schema, format } = definitionOf(file);
        if (extname(fileName) !== `.${format}` || !schema || !isLanguage(language)) {
          const isKnown = Boolean(schema) && isLanguage(language);
          unreadable.push({ file, line: 1, ...misplaced(kind, format, isKnown) });
          continue;
        }
        const source = (drafts.get(file) ?? readFileSync(join(folder, file), "utf8")).replace(/^\uFEFF/, "");
        const { problem, ...read } = parseOnce(join(folder, file), source, schema, language);
        if (problem) unreadable.push({ file, ...problem });
        else files.push({ file, kind, name, language, schema, ...read });
      }
    }
  }
  return { files, unreadable };
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

type Parsed = Pick<Source, "stored" | "translation" | "lineOf"> & Pick<ParsedFile, "problem">;

const parsed = new Map<string, { source: string; result: Parsed }>();

/** Parses a file again only when its text has changed: while someone types, every pause reads all files. */
function parseOnce(file: string, source: string, schema: Source["schema"], language: Language): Parsed {
  const last = parsed.get(file);
  if (last?.source === source) return last.result;
  const { value, ...rest } = parse(extname(file).slice(1), source);
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const { translationOf, confirmedOn, ...texts } = value;
  const stored = withoutEmptyFields(schema, isTranslation ? texts : value) as Record<string, unknown>;
  const result = { ...rest, stored, translation: isTranslation ? { translationOf, confirmedOn } : undefined };
  parsed.set(file, { source, result });
  return result;
}

function namesIn(folder: string, path: string, drafts: Drafts): string[] {
  const stored = statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory();
  const drafted = [...drafts.keys()]
    .filter((file) => file.startsWith(`${path}/`))
    .map((file) => file.slice(path.length + 1).split("/")[0] ?? "");
  return [...new Set([...(stored ? readdirSync(join(folder, path)) : []), ...drafted])]
    .filter((name) => !name.startsWith(".") && drafts.get(`${path}/${name}`) !== null)
    .sort();
}

function misplaced(kind: string, format: string, isKnown: boolean) {
  if (!isKnown) {
    return { problem: `No page of the website uses this file`, remedy: `Take it out of data/${kind}` };
  }
  return {
    problem: `The name of the file doesn't end in ".${format}"`,
    remedy: `Rename it so that it ends in ".${format}", or take it out of data/${kind}`,
  };
}
