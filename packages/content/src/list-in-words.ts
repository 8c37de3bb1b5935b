/** `"Kurla, South Mumbai and Thane"`; of the type `disjunction` with “or”. Every list within a sentence comes from here. */
export function listInWords(parts: Iterable<string>, locale: string, type?: "disjunction") {
  return new Intl.ListFormat(locale, { type }).format(parts);
}
