import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("theme.css", import.meta.url), "utf8");

/** The colours of one block of the stylesheet, by token name. */
function coloursOf(block: string) {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const base = coloursOf(css.slice(css.indexOf("@theme {"), css.indexOf('[data-theme="kids"]')));
const themes: Record<string, Record<string, string | undefined>> = {
  default: base,
  kids: { ...base, ...coloursOf(css.slice(css.indexOf('[data-theme="kids"]'))) },
};

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string) {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ["surface", "surface-raised", "surface-sunken"];

/** Every pair that components set, with the least contrast it may have. */
const pairs: [foreground: string, background: string, least: number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ["ink", surface, 7],
    ["ink-muted", surface, 4.5],
    ["primary", surface, 4.5],
    ["primary-strong", surface, 7],
    ["positive", surface, 4.5],
    ["critical", surface, 4.5],
    ["warning", surface, 4.5],
    ["line-strong", surface, 3],
    ["accent", surface, 3],
  ]),
  ["accent", "surface-raised", 4.5],
  ["on-primary", "primary", 4.5],
  ["on-primary", "primary-strong", 7],
  ["on-primary-muted", "primary-strong", 7],
  ["on-primary-muted", "primary", 4.5],
  ["primary-strong", "on-primary", 7],
  ["primary", "primary-soft", 4.5],
  ["ink", "primary-soft", 7],
  ["ink", "accent-soft", 7],
  ["ink", "positive-soft", 7],
  ["ink", "critical-soft", 7],
  ["ink", "warning-soft", 7],
  ["positive", "positive-soft", 4.5],
  ["critical", "critical-soft", 4.5],
  ["warning", "warning-soft", 4.5],
];

describe.each(Object.entries(themes))("the %s theme", (_name, colours) => {
  it.each(pairs)("sets %s on %s with a contrast of %s or more", (foreground, background, least) => {
    const [front, back] = [colours[foreground], colours[background]];
    if (!front || !back) throw new Error(`No token ${foreground} or ${background}`);
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
