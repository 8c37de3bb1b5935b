import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { differingZone, todayIn } from "./time-zone";

/** Noon of 21 November in Los Angeles, half past one of the next day in Mumbai. */
const now = new Date("2026-11-21T20:00:00Z");

beforeEach(() => vi.stubEnv("TZ", "America/Los_Angeles"));
afterEach(() => vi.unstubAllEnvs());

it("returns today in a time zone, and the visitor's own day without one", () => {
  expect(todayIn("Asia/Kolkata", now)).toBe("2026-11-22");
  expect(todayIn(undefined, now)).toBe("2026-11-21");
});

it("finds no difference between two names of a zone", () => {
  vi.stubEnv("TZ", "Asia/Calcutta");
  expect(differingZone("Asia/Kolkata", "en-IN", now)).toBeUndefined();
});
