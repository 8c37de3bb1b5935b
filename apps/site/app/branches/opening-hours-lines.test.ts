import { weekdays } from "@clinic/content/branches";
import { expect, it } from "vitest";
import { openingHoursLines } from "./opening-hours-lines";

it("groups consecutive days with the same hours and lists closed days", () => {
  const workdays = weekdays.slice(0, 5);
  const saturday = { days: ["saturday" as const], opens: "09:30", closes: "18:00" };
  const hours = [{ days: workdays, opens: "09:30", closes: "20:30" }, saturday];
  const sunday = { days: ["sunday" as const], opens: "10:00", closes: "14:00" };
  expect(openingHoursLines([...hours, sunday])).toEqual([
    { days: "Monday to Friday", times: "9.30 am to 8.30 pm" },
    { days: "Saturday", times: "9.30 am to 6 pm" },
    { days: "Sunday", times: "10 am to 2 pm" },
  ]);
  expect(openingHoursLines(hours)).toEqual([
    { days: "Monday to Friday", times: "9.30 am to 8.30 pm" },
    { days: "Saturday", times: "9.30 am to 6 pm" },
    { days: "Sunday", times: "closed" },
  ]);
});

it("keeps both periods of a day with a midday break on one line", () => {
  const days = ["monday", "tuesday"] as const;
  expect(
    openingHoursLines([
      { days: [...days], opens: "09:00", closes: "13:00" },
      { days: [...days], opens: "16:00", closes: "20:00" },
    ]),
  ).toEqual([
    { days: "Monday and Tuesday", times: "9 am to 1 pm and 4 pm to 8 pm" },
    { days: "Wednesday to Sunday", times: "closed" },
  ]);
});

it("does not group days across a closed one", () => {
  const lines = openingHoursLines([
    { days: ["monday", "wednesday", "friday"], opens: "10:00", closes: "12:00" },
  ]);
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
  const lines = openingHoursLines([{ days: [...weekdays], opens: "00:00", closes: "23:30" }]);
  expect(lines).toEqual([{ days: "Monday to Sunday", times: "12 am to 11.30 pm" }]);
});
