import { expect, it } from "vitest";
import { calendarFileHref } from "./calendar-file";

const now = new Date("2026-11-22T09:30:15.123Z");
const read = (href: string) => decodeURIComponent(href.slice("data:text/calendar;charset=utf-8,".length));
const unfold = (file: string) => file.replaceAll("\r\n ", "");

it("writes a tentative entry for the whole day that blocks no time", () => {
  const file = read(
    calendarFileHref(
      { uid: "AHD-7K3QX", date: "2026-12-31", title: "Requested: a; b", text: "We, call.\nSoon" },
      now,
    ),
  );
  expect(unfold(file).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Clinic website//Appointment request//EN",
    "BEGIN:VEVENT",
    "UID:AHD-7K3QX",
    "DTSTAMP:20261122T093015Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Requested: a\\; b",
    "DESCRIPTION:We\\, call.\\nSoon",
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("folds lines of more than 75 bytes without breaking a character", () => {
  const text = "₹".repeat(60);
  const file = read(calendarFileHref({ uid: "1", date: "2026-12-01", title: "", text }, now));
  for (const line of file.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`DESCRIPTION:${text}\r\n`);
});
