/** Midnight of a `YYYY-MM-DD` day on the visitor's clock, which is what the calendar works with. */
export function parseIsoDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a local date as `YYYY-MM-DD`. */
export function toIsoDate(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A `YYYY-MM-DD` day in words: "Tue, 24 November 2026". */
export function formatDate(day: string, weekday: "short" | "long" = "short"): string {
  return new Intl.DateTimeFormat("en-IN", {
    weekday,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(parseIsoDate(day));
}
