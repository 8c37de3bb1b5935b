import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import { fingerprint, originalOf } from "../../load/translation-of.ts";
import { createSite, type SiteFiles } from "../../pages/site.ts";
import { buildPage } from "../../pages/templates.ts";
import { MissingRecord } from "../../src/collection/get-or-throw.ts";
import { DEFAULT_LANGUAGE, type Language, languages } from "../../src/languages.ts";
import { pagesOf, pathOf } from "../../src/paths.ts";
import { visitFields } from "../../src/records/fields.ts";
import type { Finding } from "../finding.ts";
import type { Speller } from "../record/record-check.ts";
import { neededOnEveryPage } from "./pages.ts";

const isTranslation = ({ languages: published }: Content, { language }: Source) =>
  language !== DEFAULT_LANGUAGE && published.includes(language);

/** No translation is older than what it translates. */
export function checkOutdated(content: Content): Finding[] {
  return content.sources.flatMap((source) => {
    const original = isTranslation(content, source) && originalOf(content, source);
    if (!original || source.translation?.translationOf === fingerprint(original)) return [];
    const { file, name } = source;
    const problem = `The texts of ${original.file} are newer than this translation`;
    const remedy = `Compare the two, then run: npm run content:translated -- ${source.language}/${name}`;
    return [{ file, line: 1, field: "", problem, remedy }];
  });
}

// Addresses, and what stands for something else.
const notWords = /\{\{.*?\}\}|\{\w+\}|\S+@\S+|https?:\S+/g;
// Abbreviations such as CT are the same in every language.
const latinWord = /(?=[A-Za-z’'-]*[a-z])[A-Za-z][A-Za-z’'-]+/g;

/** No translation holds a word in Latin letters, other than the names in our own dictionary, or a figure in others than those. */
export function checkForeignWords(content: Content, speller: Speller): Finding[] {
  return content.sources.flatMap((source) => {
    if (!isTranslation(content, source)) return [];
    const findings: Finding[] = [];
    visitFields(source.schema, source.value, ({ meta }, value, path) => {
      if (!meta.translated || meta.input === "search-word") return;
      const text = JSON.stringify(value)
        .replaceAll(/"(?:[^"\\]|\\.)*":|\\n|\]\(\/[^)]*\)/g, " ")
        .replaceAll(notWords, " ");
      const words = (text.match(latinWord) ?? []).filter((word) => !speller.isOurs(word));
      const digits = text.match(/[^\P{Nd}0-9]+/gu) ?? [];
      const [first] = [...words, ...digits];
      if (first === undefined) return;
      const found = [...new Set([...words, ...digits])].map((word) => `"${word}"`).join(", ");
      const problem = `${found}: letters or figures of another language`;
      const remedy = "Write them in this one, figures as 0 to 9; a name may be added to data/dictionary.txt";
      const place = { file: source.file, line: source.lineOf(path, first), field: path.join(".") };
      findings.push({ ...place, problem, remedy });
    });
    return findings;
  });
}

/**
 * What each page still needs to be there in a language, beside what all pages do: records such as
 * `"treatments/root-canal"`, the page's own first. Nothing for a page that is there.
 */
export function missingOnPages(content: Content, language: Language, siteFiles: SiteFiles) {
  const nameOf = ({ kind, name }: Source) => `${kind}/${name}`;
  const originals = content.sources.filter((source) => source.language === DEFAULT_LANGUAGE);
  const translated = content.sources.filter((source) => source.language === language);
  const has = (record: string, sources = translated) => sources.some((source) => nameOf(source) === record);
  const standIn = (record: string) =>
    originals.flatMap((source) =>
      [nameOf(source), `${source.kind}/${source.value.slug}`].includes(record) ? { ...source, language } : [],
    );
  const shared = neededOnEveryPage().filter((record) => !has(record));
  return pagesOf(createSite(content, DEFAULT_LANGUAGE, siteFiles)).map((page) => {
    const own = originals.find(({ kind, name, value }) => pathOf(kind, value, name) === page.path);
    const begun = own !== undefined && has(nameOf(own));
    const missing = own && !begun ? [nameOf(own)] : [];
    let sources = [...content.sources, ...[...shared, ...missing].flatMap(standIn)];
    for (;;) {
      try {
        buildPage(createSite({ ...content, sources }, language, siteFiles), page);
        return { path: page.path, missing, begun };
      } catch (error) {
        if (!(error instanceof MissingRecord)) throw error;
        const more = missing.includes(error.record) ? [] : standIn(error.record);
        missing.push(error.record);
        if (more.length === 0) return { path: page.path, missing, begun };
        sources = [...sources, ...more];
      }
    }
  });
}

/** No page is half translated: those whose own record is have all others that they show. */
export function checkHalfTranslated(content: Content, siteFiles: SiteFiles): Finding[] {
  const others = content.languages.filter((language) => language !== DEFAULT_LANGUAGE);
  return others.flatMap((language) => {
    const needed = new Map<string, string[]>();
    for (const { path, missing, begun } of missingOnPages(content, language, siteFiles)) {
      for (const record of begun ? missing : []) needed.set(record, [...(needed.get(record) ?? []), path]);
    }
    return [...needed].map(([record, paths]) => ({
      file: `data/${record.replace("/", `/${language}/`)}`,
      field: "",
      problem: `It isn't translated, and these pages need it: ${paths.join(", ")}`,
      remedy: `Translate it: until then the pages aren't there in ${languages[language].name}`,
    }));
  });
}
