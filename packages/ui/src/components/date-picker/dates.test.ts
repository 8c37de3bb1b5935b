import { expect, it } from "vitest";
import { formatDay, parseIsoDate, toIsoDate } from "./dates";

it.each(["2026-01-01", "2028-02-29"])("converts %s to a local date and back", (day) => {
  expect(toIsoDate(parseIsoDate(day))).toBe(day);
});

it("keeps to the Gregorian calendar in locales that have their own", () => {
  expect(formatDay("2026-11-24", "th-TH")).toContain("2026");
});
