import { type Price, priceAbroad, priceInWords } from "../../src/fees/price.ts";
import { formatLocale, type Language, languages } from "../../src/languages.ts";
import { listInWords } from "../../src/list-in-words.ts";
import { isolateFigures } from "../../src/records/insertions.ts";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** Dates, money and lists in the words of a language. */
export function createWords(language: Language) {
  const locale = formatLocale(language);
  const { locale: lang, direction, stop = "." } = languages[language];
  const kilobytes = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte" });
  return {
    /** The language of the pages, as in the `lang` attribute: `"en-IN"`. */
    lang,
    /** The same for dates and numbers. */
    locale,
    /** `"2026-11-10"` as `"10 November 2026"`, or in parts. In UTC, so that no time zone shifts the day. */
    date: (day: string, format = DAY) =>
      new Date(day).toLocaleDateString(locale, { ...format, timeZone: "UTC" }),
    price: direction === "rtl" ? (price: Price) => isolateFigures(priceInWords(price)) : priceInWords,
    priceAbroad: (price: Price, currency: string, inRupees: number) =>
      priceAbroad(price, currency, inRupees, locale),
    /** `78135` bytes as `"77 kB"`. */
    fileSize: (bytes: number) => kilobytes.format(Math.ceil(bytes / 1024)),
    /** A text of the record as a sentence of its own. */
    sentence: (text: string) => text + stop,
    list: (parts: readonly string[]) => listInWords(parts, locale),
  };
}
