import { DEFAULT_LANGUAGE, languageOf } from "@clinic/content/languages";

/** What a request says of its language, so that the clinic calls back in it: nothing of the default one. */
export function pageLanguage() {
  const language = languageOf(location.pathname);
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
