import { expect, it } from "vitest";
import {
  type OpeningHours,
  openingHoursLines,
  openNow,
  type Weekday,
  weekdays,
  whyClosed,
  withDayNames,
  withWrittenHours,
  writtenHours,
} from "./hours.ts";

const words = withDayNames("en-IN", {
  clock: [
    { from: "00:00", words: "{time} am" },
    { from: "12:00", words: "{time} pm" },
  ],
  range: "{from} to {to}",
  closed: "closed",
  holidays: { closed: "", open: "", both: "" },
  whyClosed: {
    holiday: { one: "{branches} is closed: {holiday}", other: "{branches} are closed: {holiday}" },
    weekday: { one: "{branches} is closed on {day}s", other: "{branches} are closed on {day}s" },
  },
  now: {
    open: "Open now",
    until: "Until {time}",
    closed: "Closed now",
    holiday: "Closed today: {holiday}",
    today: "Opens at {time}",
    tomorrow: "Opens tomorrow at {time}",
    later: "Opens on {day} at {time}",
  },
});

/** Hours on some days: `["09:30-13:00", "16:00-20:00"]`. */
const on = (days: readonly Weekday[], ...periods: string[]) =>
  periods.map((period) => {
    const [opens = "", closes = ""] = period.split("-");
    return { days, opens, closes };
  });
const workdays = weekdays.slice(0, 5);

it.each([
  [
    "groups days with the same hours, and lists closed ones",
    [...on(workdays, "09:30-20:30"), ...on(["saturday"], "09:30-18:00")],
    ["Monday to Friday: 9.30 am to 8.30 pm", "Saturday: 9.30 am to 6 pm", "Sunday: closed"],
  ],
  [
    "keeps both sides of a midday break on one line",
    on(["monday", "tuesday"], "09:00-13:00", "16:00-20:00"),
    ["Monday and Tuesday: 9 am to 1 pm and 4 pm to 8 pm", "Wednesday to Sunday: closed"],
  ],
  [
    "lists three periods of a day",
    on(weekdays, "00:05-01:00", "12:00-12:30", "16:00-16:30"),
    ["Monday to Sunday: 12.05 am to 1 am, 12 pm to 12.30 pm and 4 pm to 4.30 pm"],
  ],
  [
    "doesn't group days across a closed one",
    on(["monday", "wednesday"], "10:00-12:00"),
    ["Monday: 10 am to 12 pm", "Tuesday: closed", "Wednesday: 10 am to 12 pm", "Thursday to Sunday: closed"],
  ],
])("%s", (_, hours, lines) => {
  expect(openingHoursLines(hours, words).map(({ days, times }) => `${days}: ${times}`)).toEqual(lines);
});

const holidays = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-05-01", name: "Maharashtra Day", hours: { opens: "10:00", closes: "14:00" } },
];
const withSundays = {
  holidays,
  hours: [
    ...on(workdays, "09:30-20:30"),
    ...on(["saturday"], "09:30-18:00"),
    ...on(["sunday"], "10:00-14:00"),
  ],
};
const withoutSundays = { holidays, hours: on(weekdays.slice(0, 6), "10:00-17:00") };
const withBreak = { holidays, hours: on(["monday"], "09:00-13:00", "16:00-20:00") };
const renovated = (days: number) => ({
  hours: withSundays.hours,
  holidays: Array.from({ length: days }, (_, day) => ({
    date: new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
    name: "Renovation",
  })),
});

it.each<[string, OpeningHours, string, string]>([
  ["a minute before opening", withSundays, "2026-11-23T09:29", "Closed now, Opens at 9.30 am"],
  ["at opening time", withSundays, "2026-11-23T09:30", "Open now, Until 8.30 pm"],
  ["a minute before closing", withSundays, "2026-11-23T20:29", "Open now, Until 8.30 pm"],
  ["at closing time", withSundays, "2026-11-23T20:30", "Closed now, Opens tomorrow at 9.30 am"],
  ["in a midday break", withBreak, "2026-11-23T14:00", "Closed now, Opens at 4 pm"],
  ["before a closed weekday", withoutSundays, "2026-11-28T17:00", "Closed now, Opens on Monday at 10 am"],
  ["on a holiday", withSundays, "2026-12-25T11:00", "Closed today: Christmas Day, Opens tomorrow at 9.30 am"],
  ["before a holiday", withSundays, "2026-12-24T21:00", "Closed now, Opens on Saturday at 9.30 am"],
  ["on a holiday with shorter hours", withSundays, "2027-05-01T13:00", "Open now, Until 2 pm"],
  ["after shorter holiday hours", withSundays, "2027-05-01T15:00", "Closed now, Opens tomorrow at 10 am"],
  [
    "long before",
    renovated(9),
    "2026-12-01T10:00",
    "Closed today: Renovation, Opens on 10 December at 9.30 am",
  ],
  ["with no opening in sight", renovated(60), "2026-12-01T10:00", ""],
])("says what is now and next: %s", (_, branch, time, expected) => {
  const now = openNow({ ...branch, words }, time);
  expect(now ? `${now.status}, ${now.next}` : "").toBe(expected);
});

const branch = (name: string, days: readonly Weekday[]) => ({
  slug: name.toLowerCase(),
  name,
  hours: on(days, "10:00-18:00"),
});
const kurla = branch("Kurla", weekdays);
const south = branch("South Mumbai", weekdays.slice(0, 6));
const thane = branch("Thane", weekdays);

it.each([
  ["a workday", [kurla], "2027-01-25", undefined],
  ["a holiday", [kurla], "2027-01-26", "Kurla is closed: Republic Day"],
  ["a weekday without hours", [south], "2027-02-07", "South Mumbai is closed on Sundays"],
  ["such a day with hours of its own", [south], "2027-05-02", undefined],
  ["a day on which one of them is open", [kurla, south], "2027-01-31", undefined],
  [
    "a holiday of all",
    [kurla, south, thane],
    "2027-01-26",
    "Kurla, South Mumbai and Thane are closed: Republic Day",
  ],
  [
    "a day for which each has a reason",
    [kurla, south],
    "2027-02-07",
    "Kurla is closed: Works on the water pipes; South Mumbai is closed on Sundays",
  ],
])("says why nobody is seen on %s", (_, branches, date, reason) => {
  const holidays = [
    { date: "2027-01-26", name: "Republic Day" },
    { date: "2027-02-07", name: "Works on the water pipes", branches: ["kurla"] },
    { date: "2027-05-02", name: "Election", hours: { opens: "10:00", closes: "12:00" } },
  ];
  expect(whyClosed({ branches, holidays, words }, date)).toBe(reason);
});

it.each([
  ["9.30 to 13, 1400–18", "09:30–13:00, 14:00–18:00"],
  ["From 9.30 am till 8.30 pm", "09:30–20:30"],
  ["9:30AM to 1 p.m. & 2 P. M. to 6:00pm", "09:30–13:00, 14:00–18:00"],
  ["12 am to 12 pm", "00:00–12:00"],
  ["9.30 am until noon, midday to 6 pm", "09:30–12:00, 12:00–18:00"],
  ["12 noon until 18", "12:00–18:00"],
  ["Closed", ""],
  // Nobody knows what was meant, so it is marked.
  ["8 to 9 pm", "8–9 pm"],
  ["14 am to 15 pm", "14 am–15 pm"],
  ["9.30 to 13 and", "09:30–13:00, –"],
])("reads the hours “%s”", (text, hours) => {
  expect(writtenHours(withWrittenHours([], "monday", text), "monday")).toBe(hours);
});
