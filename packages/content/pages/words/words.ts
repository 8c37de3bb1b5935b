/** The locale in which each language is written for India. */
const locales: Readonly<Record<string, string>> = { en: "en-IN", hi: "hi-IN", mr: "mr-IN" };

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

export type Words = ReturnType<typeof createWords>;

/** Dates, money and lists in the words of a language. */
export function createWords(language: string) {
  const locale = locales[language] ?? language;
  const rupees = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  const kilobytes = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte" });
  const conjunction = new Intl.ListFormat(locale);
  return {
    /** The language of the pages, as in the `lang` attribute: `"en-IN"`. */
    locale,
    /** `"2026-11-10"` as `"10 November 2026"`, or in parts. In UTC, so that no time zone shifts the day. */
    date: (day: string, format = DAY) =>
      new Date(day).toLocaleDateString(locale, { ...format, timeZone: "UTC" }),
    /** `150000` as `"₹1,50,000"`. */
    money: (amount: number) => rupees.format(amount),
    /** `78135` bytes as `"77 kB"`. */
    fileSize: (bytes: number) => kilobytes.format(Math.ceil(bytes / 1024)),
    /** `"Kurla, South Mumbai and Thane"`. */
    list: (parts: readonly string[]) => conjunction.format(parts),
  };
}
