/** Midnight of a `YYYY-MM-DD` day on the visitor's clock, which is what the calendar works with. */
export function parseIsoDate(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** The day of a local date as `YYYY-MM-DD`, the format of the Swedish locale. */
export function toIsoDate(date: Date): string {
  return formatDate(date, "sv-SE", { dateStyle: "short" });
}

/** By locale and options. Cached, because a formatter is slow to create and a calendar writes a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A local date in words. Always Gregorian, as the calendar's months are, whatever the locale's own calendar. */
export function formatDate(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { calendar: "gregory", ...options });
    formats.set(key, format);
  }
  return format.format(date);
}

/** A `YYYY-MM-DD` day in words: "Tue, 24 November 2026". */
export function formatDay(day: string, locale: string, weekday: "short" | "long" = "short"): string {
  return formatDate(parseIsoDate(day), locale, { weekday, day: "numeric", month: "long", year: "numeric" });
}
