/** The form of a word that goes with a number: `plural("en-IN", 2, { one: "answer", other: "answers" })` is "answers". */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

/** By locale. Kept, because a formatter is slow to create and a running count needs one in every frame. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number in the digits of a language, without separators. */
export function formatNumber(locale: string, number: number): string {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { useGrouping: false });
    numberFormats.set(locale, format);
  }
  return format.format(number);
}
