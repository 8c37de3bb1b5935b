import { expect, it } from "vitest";
import { type DisabledDays, disabledReason } from "./disabled-days";

const disabledDays: DisabledDays = [
  { dates: ["2026-12-25"], reason: "Christmas Day" },
  { weekdays: ["sunday"], reason: "Closed on Sundays" },
  { from: "2026-12-24", to: "2026-12-26", reason: "Renovation" },
  { from: "2027-03-01", reason: "Not planned yet" },
];

it.each([
  ["2026-11-21", undefined],
  ["2026-11-22", "Closed on Sundays"],
  ["2026-12-23", undefined],
  ["2026-12-24", "Renovation"],
  ["2026-12-25", "Christmas Day"],
  ["2026-12-26", "Renovation"],
  ["2027-02-27", undefined],
  ["2027-03-01", "Not planned yet"],
  ["2030-01-07", "Not planned yet"],
])("gives for %s the reason %j", (day, reason) => {
  expect(disabledReason(day, disabledDays)).toBe(reason);
});

it("calls a function for the reason", () => {
  const odd = (day: string) => (Number(day.slice(-2)) % 2 ? "Even days only" : undefined);
  expect(disabledReason("2026-11-21", odd)).toBe("Even days only");
  expect(disabledReason("2026-11-22", odd)).toBeUndefined();
});
