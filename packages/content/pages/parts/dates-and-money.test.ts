import { expect, it } from "vitest";
import { createWords } from "./dates-and-money.ts";

const words = createWords("en");

it.each([
  ["en", "No charge."],
  ["hi", "No charge।"],
  ["mr", "No charge."],
] as const)("ends a sentence as %s does", (language, sentence) => {
  expect(createWords(language).sentence("No charge")).toBe(sentence);
});

it("writes lists, dates, money and sizes as in India", () => {
  expect(words.list(["Kurla", "South Mumbai", "Thane"])).toBe("Kurla, South Mumbai and Thane");
  expect(words.date("2026-11-10")).toBe("10 November 2026");
  expect(words.price({ amount: 150_000 })).toBe("₹1,50,000");
  expect(words.price({ amount: 8000, upTo: 150_000 })).toBe("₹8,000\u00A0– ₹1,50,000");
  expect(words.priceAbroad({ amount: 8000, upTo: 150_000 }, "GBP", 115)).toBe("£70\u00A0– £1,300");
  expect(words.fileSize(78_135)).toBe("77 kB");
});
