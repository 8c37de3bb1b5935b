interface LanguageDefinition {
  /** Language and region, for dates, numbers and the `lang` attribute. */
  locale: string;
  /** What its addresses begin with. */
  prefix: "" | `/${string}`;
  /** Its name in itself. */
  name: string;
  /** Left out where it is Latin. */
  script?: "Devanagari";
  /** Left out where it is from left to right. */
  direction?: "rtl";
  /** What ends a sentence. Left out where it is a full stop. */
  stop?: "।";
  /** Whether its pages are built. Until then, its records are only checked. */
  published: boolean;
}

/**
 * The languages of the site, by the names of their folders below `data/<collection>/`. The first has every record and
 * every fact; the others have translated texts, and the pages for which these are enough.
 */
const definitions = {
  en: { locale: "en-IN", prefix: "", name: "English", published: true },
  hi: { locale: "hi-IN", prefix: "/hi", name: "हिन्दी", script: "Devanagari", stop: "।", published: true },
  mr: { locale: "mr-IN", prefix: "/mr", name: "मराठी", script: "Devanagari", published: true },
} as const satisfies Record<string, LanguageDefinition>;

export type Language = keyof typeof definitions;

export const languages: Readonly<Record<Language, LanguageDefinition>> = definitions;

export const DEFAULT_LANGUAGE = "en" satisfies Language;

export const publishedLanguages = (Object.keys(languages) as Language[]).filter(
  (language) => languages[language].published,
);

/** The locale of dates and numbers: with figures from 0 to 9, which Marathi has in its own by default. */
export function formatLocale(language: Language) {
  const { locale } = languages[language];
  return language === DEFAULT_LANGUAGE ? locale : `${locale}-u-nu-latn`;
}

/** An address in a language. The table of paths has those in the default one. */
export function pathIn(language: Language, path: string) {
  const { prefix } = languages[language];
  return prefix && path === "/" ? prefix : prefix + path;
}

/** The published language of an address. */
export function languageOf(path: string): Language {
  const [, first = ""] = path.split(/[/#]/);
  return (
    publishedLanguages.find((language) => languages[language].prefix === `/${first}`) ?? DEFAULT_LANGUAGE
  );
}
