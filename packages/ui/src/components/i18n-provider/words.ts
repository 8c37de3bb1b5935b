/** The form of a word that goes with a number: `plural("en-IN", 2, { one: "answer", other: "answers" })` is "answers". */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

/** By locale. Cached, because a formatter is slow to create and a running count needs one in every frame. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number in the digits of a language, without separators. */
export function formatNumber(locale: string, number: number): string {
  // English needs no formatter, and the first one on a page takes a tenth of a second on a cheap phone.
  if (Number.isInteger(number) && locale.startsWith("en")) return String(number);
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { useGrouping: false });
    numberFormats.set(locale, format);
  }
  return format.format(number);
}

/** The length of a text as people count it: a letter with its vowel signs is one character. */
export const countCharacters = (text = "") =>
  Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].length : [...text].length;
