import { expect, it } from "vitest";
import { twelveHours } from "./twelve-hours.ts";

it.each([
  ["00:05", "12.05 am"],
  ["09:30", "9.30 am"],
  ["12:00", "12 pm"],
  ["20:30", "8.30 pm"],
])("formats %s as %s", (time, words) => {
  expect(twelveHours(time)).toBe(words);
});
