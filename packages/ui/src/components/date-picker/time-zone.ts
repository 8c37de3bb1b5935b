/** Today in a time zone as `YYYY-MM-DD`; on the visitor's own clock without one. */
export function todayIn(timeZone?: string, now = new Date(Date.now())): string {
  return clockIn(timeZone, now).slice(0, 10);
}

/** The name of a time zone, "India Standard Time", if its clocks differ from the visitor's now. */
export function differingZone(timeZone: string, locale: string, now = new Date()): string | undefined {
  // Compared by the time they show: one zone has several names, such as Asia/Kolkata and Asia/Calcutta.
  if (clockIn(timeZone, now) === clockIn(undefined, now)) return;
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value;
}

/** "2026-11-21 18:45", the format of the Swedish locale. */
function clockIn(timeZone: string | undefined, now: Date) {
  return now.toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
}
