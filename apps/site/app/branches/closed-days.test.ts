import { weekdays } from "@clinic/content/branches";
import { expect, it } from "vitest";
import { whyClosed } from "./closed-days";

const hours = (days: readonly (typeof weekdays)[number][]) => [
  { days: [...days], opens: "10:00", closes: "18:00" },
];
const republicDay = { date: "2027-01-26", name: "Republic Day" };
const pipes = { date: "2027-02-07", name: "Works on the water pipes" };
const shortDay = { date: "2027-05-02", name: "Election", hours: { opens: "10:00", closes: "12:00" } };
const kurla = { name: "Kurla", hours: hours(weekdays), holidays: [republicDay, pipes, shortDay] };
const southMumbai = {
  name: "South Mumbai",
  hours: hours(weekdays.slice(0, 6)),
  holidays: [republicDay, shortDay],
};

it.each([
  ["a workday", kurla, "2027-01-25", undefined],
  ["a holiday", kurla, "2027-01-26", "Kurla is closed: Republic Day"],
  ["a weekday without hours", southMumbai, "2027-02-07", "South Mumbai is closed on Sundays"],
  ["a closed weekday on which it opens specially", southMumbai, "2027-05-02", undefined],
])("says why a branch is closed on %s", (_, branch, date, reason) => {
  expect(whyClosed([branch], date)).toBe(reason);
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
  expect(whyClosed([kurla, southMumbai], date)).toBe(reason);
});
