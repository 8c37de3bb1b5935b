import { describe, expect, it } from "vitest";
import { clinic, weekdays } from "./index.ts";

describe.each(clinic.branches)(
  "the branch $name",
  ({ hours, phones, email, mapEmbedUrl, directionsUrl, geo }) => {
    it("opens before it closes, and no two times of a day overlap", () => {
      for (const day of weekdays) {
        const times = hours
          .filter(({ days }) => days.includes(day))
          .flatMap(({ opens, closes }) => [opens, closes]);
        expect(times, day).toEqual([...new Set(times)].sort());
      }
    });

    it("can't be rung up by mistake while the content is a demonstration", () => {
      expect(clinic.demonstration).toBe(true);
      for (const phone of phones) expect(phone).toMatch(/^\+91 22 0000 01\d\d$/);
      expect(email).toBe(clinic.email);
      expect(email).toMatch(/@archhouse\.example$/);
    });

    it("lies on both maps where its record says", () => {
      const place = `${geo.latitude}%2C${geo.longitude}`;
      expect(mapEmbedUrl).toContain(`marker=${place}`);
      expect(directionsUrl).toContain(`destination=${place}`);
    });
  },
);

it("a visitor sees the branches in the order of the tabs, Kurla first", () => {
  expect(clinic.branches.map(({ slug }) => slug)).toEqual(["kurla", "south-mumbai"]);
});

it("a visitor is given the next holidays in the order in which they come", () => {
  const dates = clinic.holidays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
});

it("a visitor reads the four figures of the specification, section 9", () => {
  expect(clinic.statistics.map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual([
    "22+ years of experience",
    "30000+ patients treated",
    "1000+ smile makeovers",
    "25000+ implant surgeries",
  ]);
});

it("a visitor finds five social links, one for each network", () => {
  expect(new Set(clinic.social.map(({ network }) => network)).size).toBe(5);
});
