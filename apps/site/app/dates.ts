const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `"2026-11-10"` as it is read: "10 November 2026". */
export function dayInWords(date: string) {
  return day.format(new Date(date));
}
