import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import { DEFAULT_LANGUAGE, type Language, languages } from "../../src/languages.ts";
import { pathOf } from "../../src/paths.ts";
import { holdsText } from "../../src/records/translation.ts";
import { type DocumentDefinition, documents, translatedSettings } from "../../src/schemas.ts";
import type { Finding } from "../finding.ts";

/** No two records have the same slug or address. */
export function checkAddresses({ sources }: Content): Finding[] {
  const first = new Map<string, Source>();
  // Pages come first: they can't give way.
  const ordered = [...sources].sort((a, b) => Number(b.kind === "pages") - Number(a.kind === "pages"));
  return ordered.flatMap((source) =>
    claimsOf(source).flatMap(({ field, what, claimed }) => {
      const key = `${source.language} ${what} ${claimed}`;
      const other = first.get(key) ?? source;
      first.set(key, other);
      if (other === source) return [];
      const problem = `“${other.value.name ?? other.value.title ?? other.file}” has the same ${what}, "${claimed}"`;
      const remedy = "Give one of the two another";
      return [{ file: source.file, line: source.lineOf([field]), field, problem, remedy }];
    }),
  );
}

function claimsOf({ kind, name, value }: Source) {
  const path = pathOf(kind, value, name);
  const slug = { field: "slug", what: `address among the ${kind}`, claimed: String(value.slug) };
  const address = { field: kind === "branches" ? "path" : "slug", what: "address", claimed: String(path) };
  return [...(value.slug ? [slug] : []), ...(path ? [address] : [])];
}

/** What no page of a language can do without: records such as `"settings/hours"`. */
export function neededOnEveryPage() {
  const settings = Object.entries<DocumentDefinition>({ ...documents.settings, ...translatedSettings });
  return [
    ...settings.flatMap(([name, { schema }]) => (holdsText(schema) ? `settings/${name}` : [])),
    "pages/emergency",
    "pages/not-found",
  ];
}

/** Every page and setting exists, and what all pages of a published language show is translated. */
export function checkMissing({ sources, unreadable, languages: published }: Content): Finding[] {
  const files = new Set([...sources, ...unreadable].map(({ file }) => file));
  const missing = (names: readonly string[], language: Language, problem: string, remedy: string) =>
    names
      .map((name) => `data/${name.replace("*", language)}.yaml`)
      .filter((file) => !files.has(file))
      .map((file) => ({ file, field: "", problem, remedy }));
  const originals = Object.entries(documents).flatMap(([kind, names]) =>
    Object.keys(names).map((name) => `${kind}/*/${name}`),
  );
  const needed = neededOnEveryPage().map((record) => record.replace("/", "/*/"));
  const others = published.filter((language) => language !== DEFAULT_LANGUAGE);
  const problem = "The file is missing, and the website can't be built without it";
  const untranslated = (language: Language) =>
    `It isn't translated, and all pages in ${languages[language].name} need it`;
  const remedy = "Translate it, or wait with published in src/languages.ts";
  return [
    ...missing(originals, DEFAULT_LANGUAGE, problem, "Put it back as it was before"),
    ...others.flatMap((language) => missing(needed, language, untranslated(language), remedy)),
  ];
}
