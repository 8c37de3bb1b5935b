import { expect, it } from "vitest";
import { createWords } from "./words.ts";

const words = createWords("en");

it("lists two branches with “and”, and three with a comma before it", () => {
  expect(words.list(["Kurla", "South Mumbai"])).toBe("Kurla and South Mumbai");
  expect(words.list(["Kurla", "South Mumbai", "Thane"])).toBe("Kurla, South Mumbai and Thane");
});

it("writes dates, money and sizes as in India", () => {
  expect(words.date("2026-11-10")).toBe("10 November 2026");
  expect(words.money(150_000)).toBe("₹1,50,000");
  expect(words.fileSize(78_135)).toBe("77 kB");
});
