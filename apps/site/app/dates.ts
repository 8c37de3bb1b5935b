const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** Formats `"2026-11-10"` as `"10 November 2026"`, or in parts. In UTC, so that no time zone shifts the day. */
export function formatDate(date: string, format = DAY) {
  return new Date(date).toLocaleDateString("en-IN", { ...format, timeZone: "UTC" });
}
