import { expect, it } from "vitest";
import { formatDate, parseIsoDate, toIsoDate } from "./dates";

it.each(["2026-01-01", "2026-03-29", "2026-10-25", "2028-02-29"])(
  "keeps %s the same day on every clock",
  (day) => {
    expect(toIsoDate(parseIsoDate(day))).toBe(day);
  },
);

it("formats a day with its weekday", () => {
  expect(formatDate("2026-11-24")).toBe("Tue, 24 November 2026");
  expect(formatDate("2026-11-24", "long")).toBe("Tuesday, 24 November 2026");
});
