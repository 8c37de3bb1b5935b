import { expect, it } from "vitest";
import { formatDay } from "./dates";

it("keeps to the Gregorian calendar in locales that have their own", () => {
  expect(formatDay("2026-11-24", "th-TH")).toContain("2026");
});
