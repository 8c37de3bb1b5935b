import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeTokens } from "../../scripts/make-tokens.ts";
import { colourPairs, contrast } from "./contrast";
import { baseTokens, changesByTheme, cssName, cssValue, pixelsAt, themes, tokensOf } from "./theme-tokens";

it("measures contrast as WCAG 2.2 does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it.each(Object.entries(makeTokens()))("keeps %s up to date with the tokens", (file, text) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toBe(text);
});

it("writes tokens of every type as CSS", () => {
  const read = tokensOf({
    color: { $type: "color", ink: { $value: { hex: "#111111" }, $description: "Words." } },
    text: {
      base: {
        size: {
          $type: "dimension",
          $value: { value: 3, unit: "rem" },
          $extensions: { "dental.archhouse.fluid": { least: { value: 1, unit: "rem" }, grows: "2vw" } },
        },
        "letter-spacing": { $type: "number", $value: -0.02 },
      },
    },
    spacing: { $type: "dimension", step: { $value: { value: 4, unit: "px" } } },
  });
  expect(Object.fromEntries(read.map((token) => [cssName(token), cssValue(token)]))).toEqual({
    "color-ink": "#111111",
    "text-base": "clamp(1rem, 2vw, 3rem)",
    "text-base--letter-spacing": "-0.02em",
    spacing: "4px",
  });
});

it("gives each token the same colour in both notations", () => {
  const colours = [baseTokens, ...Object.values(changesByTheme).map((changes) => tokensOf(changes))]
    .flat()
    .filter(({ type }) => type === "color");
  for (const { path, value } of colours) {
    const { components, hex } = value as { components: number[]; hex: string };
    const digits = components.map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    );
    expect(`#${digits.join("")}`, path.join(".")).toBe(hex);
  }
});

it("converts a fluid length to pixels as a browser does", () => {
  const size = "clamp(2.25rem, 1.76rem + 2.1vw, 3.75rem)";
  expect([320, 1000, 1920].map((width) => pixelsAt(size, width))).toEqual([36, 49.16, 60]);
  expect(pixelsAt("0.25rem", 390)).toBe(4);
  expect([390, 1440].map((width) => pixelsAt("min(3.5rem, 5vw)", width))).toEqual([19.5, 56]);
  expect(() => pixelsAt("1.6", 390)).toThrow('"1.6" is no length');
});

/** The brand that the README gives as an example. */
const [example = ""] =
  /\[data-clinic-theme="harbour"\] \{[^}]+\}/.exec(
    readFileSync(new URL("../../README.md", import.meta.url), "utf8"),
  ) ?? [];
const harbour = Object.fromEntries(
  [...example.matchAll(/--clinic-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

it("shows a brand in twenty lines, with tokens that exist", () => {
  expect(example.split("\n").length).toBeLessThanOrEqual(20);
  expect(Object.keys(harbour).filter((name) => !(name in themes.default))).toEqual([]);
  expect(harbour["color-primary"]).toBeDefined();
});

const themesAndExample = { ...themes, harbour: { ...themes.default, ...harbour } };

describe.each(Object.entries(themesAndExample))("the %s theme", (_name, tokens) => {
  it.each(colourPairs)(
    "sets $foreground on $background with a contrast of $least or more",
    ({ foreground, background, least }) => {
      const [front, back] = [tokens[`color-${foreground}`], tokens[`color-${background}`]];
      if (!front || !back) throw new Error(`No token ${foreground} or ${background}`);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );
});
