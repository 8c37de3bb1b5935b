export interface CalendarDay {
  /** Unique among all entries of the visitor's calendar. */
  uid: string;
  /** The day as `YYYY-MM-DD`. */
  date: string;
  title: string;
  text: string;
}

/**
 * Address of an iCalendar file (RFC 5545) with one tentative entry that blocks no time, for a link with `download`. It
 * is written here rather than by a library, because the libraries for it are larger than the form.
 *
 * @param now - when the file is made
 */
export function calendarFileHref({ uid, date, title, text }: CalendarDay, now: Date) {
  const day = new Date(date);
  const next = new Date(day);
  next.setUTCDate(day.getUTCDate() + 1);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Clinic website//Appointment request//EN",
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compactDate(day)}`,
    `DTEND;VALUE=DATE:${compactDate(next)}`,
    fold(`SUMMARY:${escapeText(title)}`),
    fold(`DESCRIPTION:${escapeText(text)}`),
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join("\r\n"))}`;
}

function compactDate(day: Date) {
  return day.toISOString().slice(0, 10).replaceAll("-", "");
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds a text between characters: 18 of four bytes each are the most that fit a line (RFC 5545, section 3.1). */
function fold(text: string) {
  return text.replace(/.{18}(?=.)/gu, "$&\r\n ");
}
