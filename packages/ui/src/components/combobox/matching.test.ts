import { expect, it } from "vitest";
import { matching } from "./matching";

const find = (text: string) =>
  matching(
    ["Dental implants", "Köln", "Łódź", "दिल्ली"].map((label) => ({ label })),
    text,
  ).map(({ label }) => label);

it("finds a part of a label, whatever its case", () => {
  expect(find("IMPL")).toEqual(["Dental implants"]);
});

it("ignores accents in what is typed and in the label, and spaces around it", () => {
  expect(find(" koln ")).toEqual(["Köln"]);
  expect(find("dźental")).toEqual([]);
  expect(find("déntal")).toEqual(["Dental implants"]);
});

it("returns every option for an empty text, in order", () => {
  expect(find(" ")).toEqual(["Dental implants", "Köln", "Łódź", "दिल्ली"]);
});
