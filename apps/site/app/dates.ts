const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats `"2026-11-10"` as `"10 November 2026"`. */
export function formatDate(date: string) {
  return day.format(new Date(date));
}
