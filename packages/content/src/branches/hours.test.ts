import { describe, expect, it } from "vitest";
import {
  type ClosedDays,
  type HoursWords,
  type OpeningHours,
  openingHoursLines,
  openNow,
  timeInWords,
  timesOn,
  weekdays,
  whyClosed,
} from "./hours.ts";

const words: HoursWords = {
  locale: "en-IN",
  clock: [
    { from: "00:00", words: "{time} am" },
    { from: "12:00", words: "{time} pm" },
  ],
  range: "{from} to {to}",
  closed: "closed",
  holidays: {
    closed: "closed on {days}",
    open: "open from {times} on {days}",
    both: "{first}, and {second}",
  },
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
};

/** Hindi says in which part of the day a time is. */
const hindi: HoursWords = {
  ...words,
  locale: "hi-IN",
  clock: [
    { from: "00:00", words: "रात {time} बजे" },
    { from: "04:00", words: "सुबह {time} बजे" },
    { from: "12:00", words: "दोपहर {time} बजे" },
    { from: "16:00", words: "शाम {time} बजे" },
    { from: "20:00", words: "रात {time} बजे" },
  ],
  range: "{from} से {to} तक",
  closed: "बंद",
};

it.each([
  ["00:05", "12.05 am"],
  ["09:30", "9.30 am"],
  ["12:00", "12 pm"],
  ["20:30", "8.30 pm"],
])("formats %s as %s", (time, said) => {
  expect(timeInWords(time, words)).toBe(said);
});

it("groups consecutive days with the same hours and lists closed days", () => {
  const workdays = weekdays.slice(0, 5);
  const saturday = { days: ["saturday" as const], opens: "09:30", closes: "18:00" };
  const hours = [{ days: workdays, opens: "09:30", closes: "20:30" }, saturday];
  const sunday = { days: ["sunday" as const], opens: "10:00", closes: "14:00" };
  expect(openingHoursLines([...hours, sunday], words)).toEqual([
    { days: "Monday to Friday", times: "9.30 am to 8.30 pm" },
    { days: "Saturday", times: "9.30 am to 6 pm" },
    { days: "Sunday", times: "10 am to 2 pm" },
  ]);
  expect(openingHoursLines(hours, words)).toEqual([
    { days: "Monday to Friday", times: "9.30 am to 8.30 pm" },
    { days: "Saturday", times: "9.30 am to 6 pm" },
    { days: "Sunday", times: "closed" },
  ]);
});

it("keeps both periods of a day with a midday break on one line", () => {
  const days = ["monday", "tuesday"] as const;
  expect(
    openingHoursLines(
      [
        { days: [...days], opens: "09:00", closes: "13:00" },
        { days: [...days], opens: "16:00", closes: "20:00" },
      ],
      words,
    ),
  ).toEqual([
    { days: "Monday and Tuesday", times: "9 am to 1 pm and 4 pm to 8 pm" },
    { days: "Wednesday to Sunday", times: "closed" },
  ]);
});

it("lists three periods of a day", () => {
  const days = ["monday" as const];
  const hours = ["08", "12", "16"].map((hour) => ({ days, opens: `${hour}:00`, closes: `${hour}:30` }));
  expect(timesOn("monday", hours, words)).toBe("8 am to 8.30 am, 12 pm to 12.30 pm and 4 pm to 4.30 pm");
});

it("does not group days across a closed one", () => {
  const lines = openingHoursLines(
    [{ days: ["monday", "wednesday", "friday"], opens: "10:00", closes: "12:00" }],
    words,
  );
  expect(lines.map(({ days, times }) => `${days} ${times}`)).toEqual([
    "Monday 10 am to 12 pm",
    "Tuesday closed",
    "Wednesday 10 am to 12 pm",
    "Thursday closed",
    "Friday 10 am to 12 pm",
    "Saturday and Sunday closed",
  ]);
});

it("collapses a week of equal hours into one line", () => {
  const lines = openingHoursLines([{ days: [...weekdays], opens: "00:00", closes: "23:30" }], words);
  expect(lines).toEqual([{ days: "Monday to Sunday", times: "12 am to 11.30 pm" }]);
});

it("says hours in another language", () => {
  const hours = [
    { days: weekdays.slice(0, 5), opens: "09:30", closes: "20:30" },
    { days: ["saturday" as const], opens: "10:00", closes: "18:00" },
  ];
  expect(openingHoursLines(hours, hindi)).toEqual([
    { days: "सोमवार से शुक्रवार तक", times: "सुबह 9.30 बजे से रात 8.30 बजे तक" },
    { days: "शनिवार", times: "सुबह 10 बजे से शाम 6 बजे तक" },
    { days: "रविवार", times: "बंद" },
  ]);
});

const TIME_ZONE = "Asia/Kolkata";

const holidays = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-05-01", name: "Maharashtra Day", hours: { opens: "10:00", closes: "14:00" } },
];
const workdays = weekdays.slice(0, 5);
const kurla = {
  holidays,
  hours: [
    { days: workdays, opens: "09:30", closes: "20:30" },
    { days: ["saturday" as const], opens: "09:30", closes: "18:00" },
    { days: ["sunday" as const], opens: "10:00", closes: "14:00" },
  ],
};
const southMumbai = {
  holidays,
  hours: [
    { days: workdays, opens: "10:00", closes: "19:30" },
    { days: ["saturday" as const], opens: "10:00", closes: "17:00" },
  ],
};

const mumbai = (time: string) => new Date(`${time}+05:30`);

function statusOf(branch: OpeningHours, time: string) {
  const state = openNow({ ...branch, words }, mumbai(time), TIME_ZONE);
  return state && `${state.status}, ${state.next}`;
}

describe("returns the status and the next change for Kurla", () => {
  it.each([
    ["a minute before opening", "2026-11-23T09:29", "Closed now, Opens at 9.30 am"],
    ["at opening time", "2026-11-23T09:30", "Open now, Until 8.30 pm"],
    ["a minute before closing", "2026-11-23T20:29", "Open now, Until 8.30 pm"],
    ["at closing time", "2026-11-23T20:30", "Closed now, Opens tomorrow at 9.30 am"],
    ["on Friday night", "2026-11-27T23:59", "Closed now, Opens tomorrow at 9.30 am"],
    ["on a Sunday, with shorter hours", "2026-11-29T13:59", "Open now, Until 2 pm"],
    ["on a holiday", "2026-12-25T11:00", "Closed today: Christmas Day, Opens tomorrow at 9.30 am"],
    ["the evening before a holiday", "2026-12-24T21:00", "Closed now, Opens on Saturday at 9.30 am"],
    ["on a holiday with shorter hours", "2027-05-01T13:00", "Open now, Until 2 pm"],
    ["after shorter holiday hours", "2027-05-01T15:00", "Closed now, Opens tomorrow at 10 am"],
  ])("%s", (_, time, expected) => {
    expect(statusOf(kurla, time)).toBe(expected);
  });
});

it("skips a weekday on which the branch is closed", () => {
  expect(statusOf(southMumbai, "2026-11-28T17:00")).toBe("Closed now, Opens on Monday at 10 am");
});

it("uses the clinic's time zone, not the visitor's", () => {
  // 23 November, 23:00 in New York is 24 November, 9:30 in Mumbai.
  expect(openNow({ ...kurla, words }, new Date("2026-11-23T23:00-05:00"), TIME_ZONE)).toMatchObject({
    open: true,
  });
  expect(openNow({ ...kurla, words }, new Date("2026-11-23T22:59-05:00"), TIME_ZONE)).toMatchObject({
    open: false,
  });
});

it("returns the end of a midday break as the next opening", () => {
  const hours = [
    { days: ["monday" as const], opens: "09:00", closes: "13:00" },
    { days: ["monday" as const], opens: "16:00", closes: "20:00" },
  ];
  expect(statusOf({ hours, holidays }, "2026-11-23T14:00")).toBe("Closed now, Opens at 4 pm");
});

it("names the date when the next opening is more than a week away, and returns nothing when there is none", () => {
  const closed = (days: number) =>
    Array.from({ length: days }, (_, day) => ({
      date: new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
      name: "Renovation",
    }));
  const { hours } = kurla;
  expect(statusOf({ hours, holidays: closed(9) }, "2026-12-01T10:00")).toBe(
    "Closed today: Renovation, Opens on 10 December at 9.30 am",
  );
  expect(statusOf({ hours, holidays: closed(60) }, "2026-12-01T10:00")).toBeUndefined();
});

describe("says why no visitors are seen", () => {
  const holidays = [
    { date: "2027-01-26", name: "Republic Day" },
    { date: "2027-02-07", name: "Works on the water pipes", branches: ["kurla"] },
    { date: "2027-05-02", name: "Election", hours: { opens: "10:00", closes: "12:00" } },
  ];
  const branch = (name: string, days: readonly (typeof weekdays)[number][]) => ({
    slug: name.toLowerCase(),
    name,
    hours: [{ days: [...days], opens: "10:00", closes: "18:00" }],
  });
  const kurla = branch("Kurla", weekdays);
  const southMumbai = branch("South Mumbai", weekdays.slice(0, 6));
  const why = (branches: ClosedDays["branches"], date: string) =>
    whyClosed({ branches, holidays, words }, date);

  it.each([
    ["a workday", kurla, "2027-01-25", undefined],
    ["a holiday", kurla, "2027-01-26", "Kurla is closed: Republic Day"],
    ["a weekday without hours", southMumbai, "2027-02-07", "South Mumbai is closed on Sundays"],
    ["a closed weekday on which it opens specially", southMumbai, "2027-05-02", undefined],
  ])("says why a branch is closed on %s", (_, branch, date, reason) => {
    expect(why([branch], date)).toBe(reason);
  });

  it.each([
    ["one is open", "2027-01-31", undefined],
    ["all have the same reason", "2027-01-26", "Kurla and South Mumbai are closed: Republic Day"],
    [
      "each has its own",
      "2027-02-07",
      "Kurla is closed: Works on the water pipes; South Mumbai is closed on Sundays",
    ],
  ])("says why all branches are closed when %s", (_, date, reason) => {
    expect(why([kurla, southMumbai], date)).toBe(reason);
  });

  it("names three branches as a list", () => {
    const thane = branch("Thane", weekdays);
    expect(why([kurla, southMumbai, thane], "2027-01-26")).toBe(
      "Kurla, South Mumbai and Thane are closed: Republic Day",
    );
  });
});
