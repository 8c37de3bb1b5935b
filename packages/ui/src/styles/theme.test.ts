import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colourPairs, contrast } from "./contrast";
import { pixelsAt, readThemes } from "./theme-tokens";

const themes = readThemes(readFileSync(new URL("theme.css", import.meta.url), "utf8"));

it("measures contrast as WCAG 2.2 does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("reads each theme whole, a brand's own values over those of the default", () => {
  const css = `
    @theme {
      /* --color-old: #000000; */
      --color-*: initial;
      --color-ink: #111111;
      --text-base: clamp(
        1rem, 2vw, 3rem
      );
      --radius-control: 4px;
    }
    [data-theme="kids"] { --color-ink: #222222; }`;

  expect(readThemes(css)).toEqual({
    default: { "color-ink": "#111111", "text-base": "clamp( 1rem, 2vw, 3rem )", "radius-control": "4px" },
    kids: { "color-ink": "#222222", "text-base": "clamp( 1rem, 2vw, 3rem )", "radius-control": "4px" },
  });
});

it("tells a fluid length in pixels, as a browser draws it", () => {
  const size = "clamp(2.25rem, 1.76rem + 2.1vw, 3.75rem)";
  expect([320, 1000, 1920].map((width) => pixelsAt(size, width))).toEqual([36, 49.16, 60]);
  expect(pixelsAt("0.25rem", 390)).toBe(4);
  expect([390, 1440].map((width) => pixelsAt("min(3.5rem, 5vw)", width))).toEqual([19.5, 56]);
  expect(() => pixelsAt("1.6", 390)).toThrow('"1.6" is no length');
});

describe.each(Object.entries(themes))("the %s theme", (_name, tokens) => {
  it.each(colourPairs)(
    "sets $foreground on $background with a contrast of $least or more",
    ({ foreground, background, least }) => {
      const [front, back] = [tokens[`color-${foreground}`], tokens[`color-${background}`]];
      if (!front || !back) throw new Error(`No token ${foreground} or ${background}`);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );
});
