/** The time zone of the clinic's dates and opening hours. */
export const CLINIC_TIME_ZONE = "Asia/Kolkata";

/** India has no daylight saving time, so a fixed offset is exact and needs no time-zone data. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Today's date at the clinic as `YYYY-MM-DD`. */
export function todayAtClinic(now: Date = new Date()): string {
  return clockAtClinic(now).slice(0, 10);
}

/** The date and time at the clinic as `YYYY-MM-DDThh:mm`. `Intl` would load time zones first, which a phone notices. */
export function clockAtClinic(now: Date = new Date()): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 16);
}
