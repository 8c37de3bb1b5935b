/** India keeps one time all year, so a fixed offset is exact. */
const KOLKATA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Today at the clinic (Asia/Kolkata) as `YYYY-MM-DD`, wherever the visitor is. */
export function todayInKolkata(now: Date = new Date()): string {
  return new Date(now.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Midnight of a `YYYY-MM-DD` day on the visitor's clock, which is what the calendar counts in. */
export function toLocalDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a local date as `YYYY-MM-DD`. */
export function toDay(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A `YYYY-MM-DD` day in words: "Tue, 24 November 2026". */
export function dayInWords(day: string, weekday: "short" | "long" = "short"): string {
  return new Intl.DateTimeFormat("en-IN", {
    weekday,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(toLocalDate(day));
}
