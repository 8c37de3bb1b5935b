import { expect, it } from "vitest";
import { dayInWords, toDay, todayInKolkata, toLocalDate } from "./dates";

it.each([
  ["2026-11-20T18:29:59Z", "2026-11-20"],
  ["2026-11-20T18:30:00Z", "2026-11-21"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("at %s it is %s at the clinic", (now, day) => {
  expect(todayInKolkata(new Date(now))).toBe(day);
});

it.each(["2026-01-01", "2026-03-29", "2026-10-25", "2028-02-29"])(
  "keeps %s the same day on every clock",
  (day) => {
    expect(toDay(toLocalDate(day))).toBe(day);
  },
);

it("says a day in words", () => {
  expect(dayInWords("2026-11-24")).toBe("Tue, 24 November 2026");
  expect(dayInWords("2026-11-24", "long")).toBe("Tuesday, 24 November 2026");
});
