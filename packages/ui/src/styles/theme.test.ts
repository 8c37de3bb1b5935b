import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colourPairs, contrast } from "./contrast";
import { pixelsAt, readThemes, type Tokens } from "./theme-tokens";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const tokens = read("./tokens.css");
/** With the brand that the README gives as an example. */
const themes = readThemes(tokens + read("../../README.md"));

it("finds every theme, and what it inherits", () => {
  expect(Object.keys(themes)).toEqual(["default", "kids", "harbour"]);
  expect(themes.kids).toMatchObject({ "color-primary": "#18479a", "color-critical": "#a32117" });
});

it("starts every theme from the default one, so that its contrast is the same inside any other", () => {
  const start = /:where\(\[data-theme\]\) \{([^}]*)\}/.exec(tokens)?.[1] ?? "";
  const names = Object.keys(themes.default).filter((name) => /^(color|radius|shadow)-/.test(name));
  const changed = [themes.kids, themes.harbour].flatMap((theme) =>
    Object.keys(theme ?? {}).filter((name) => theme?.[name] !== themes.default[name]),
  );
  const needed = new Set([...names.filter((name) => name !== "radius-arch"), ...changed]);
  expect([...start.matchAll(/--([\w-]+: [^;]+);/g)].map(([, declaration]) => declaration)).toEqual(
    [...needed].map((name) => `${name}: ${themes.default[name]}`),
  );
});

it("measures contrast as WCAG 2.2 does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

const deep = /section\[data-tone="deep"\] \{([^}]*)/.exec(tokens)?.[1] ?? "";
const turned = [...deep.matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)];
const deepSections = Object.entries(themes).map(([name, values]): [string, Tokens] => {
  const changes = turned.map(([, token, from = ""]) => [token, values[from]]);
  return [`deep section of the ${name}`, { ...values, "color-surface": "", ...Object.fromEntries(changes) }];
});

describe.each([...Object.entries(themes), ...deepSections])("the %s theme", (_name, values) => {
  it.each(colourPairs)(
    "sets $foreground on $background with a contrast of $least or more",
    ({ foreground, background, least }) => {
      const [front, back] = [values[`color-${foreground}`], values[`color-${background}`]];
      if (!front || !back) throw new Error(`No token ${foreground} or ${background}`);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );
});

it("converts a fluid length to pixels as a browser does", () => {
  const size = "clamp(2.25rem, 1.76rem + 2.1vw, 3.75rem)";
  expect([320, 1000, 1920].map((width) => pixelsAt(size, width))).toEqual([36, 49.16, 60]);
  expect(pixelsAt(`min(${size}, 10vw)`, 320)).toBe(32);
  expect(pixelsAt("0.25rem", 390)).toBe(4);
  expect([390, 1440].map((width) => pixelsAt("min(3.5rem, 5vw)", width))).toEqual([19.5, 56]);
  expect(() => pixelsAt("1.6", 390)).toThrow('"1.6" is no length');
});
