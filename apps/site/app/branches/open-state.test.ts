import { weekdays } from "@clinic/content/branches";
import { describe, expect, it } from "vitest";
import { openNow } from "./open-state";

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

function words(branch: typeof kurla, time: string) {
  const state = openNow(branch, mumbai(time));
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
    expect(words(kurla, time)).toBe(expected);
  });
});

it("skips a weekday on which the branch is closed", () => {
  expect(words(southMumbai, "2026-11-28T17:00")).toBe("Closed now, Opens on Monday at 10 am");
});

it("uses the clinic's time zone, not the visitor's", () => {
  // 23 November, 23:00 in New York is 24 November, 9:30 in Mumbai.
  expect(openNow(kurla, new Date("2026-11-23T23:00-05:00"))).toMatchObject({ open: true });
  expect(openNow(kurla, new Date("2026-11-23T22:59-05:00"))).toMatchObject({ open: false });
});

it("returns the end of a midday break as the next opening", () => {
  const hours = [
    { days: ["monday" as const], opens: "09:00", closes: "13:00" },
    { days: ["monday" as const], opens: "16:00", closes: "20:00" },
  ];
  expect(words({ hours, holidays }, "2026-11-23T14:00")).toBe("Closed now, Opens at 4 pm");
});

it("names the date when the next opening is more than a week away, and returns nothing when there is none", () => {
  const closed = (days: number) =>
    Array.from({ length: days }, (_, day) => ({
      date: new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
      name: "Renovation",
    }));
  const { hours } = kurla;
  expect(words({ hours, holidays: closed(9) }, "2026-12-01T10:00")).toBe(
    "Closed today: Renovation, Opens on 10 December at 9.30 am",
  );
  expect(words({ hours, holidays: closed(60) }, "2026-12-01T10:00")).toBeUndefined();
});
