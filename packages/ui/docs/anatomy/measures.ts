import { readThemes } from "../../src/styles/theme-tokens.ts";
import tokens from "../../src/styles/tokens.css?raw";

/** Tokens of length that a part may use. Other spaces are multiples of `spacing`: `p-3` is three of them. */
const named = Object.keys(readThemes(tokens).default).filter((name) => /^(spacing-|radius-)/.test(name));

/** `rounded-full` and `rounded-t-arch` are longer than any side. */
const WITHOUT_CORNERS_PX = 9000;

/** A measure of a part, with the token that it comes from. */
export interface Measure {
  /** Such as `padding` or `gap`. */
  name: string;
  /** In pixels: `12 24`, or `full`. */
  pixels: string;
  /** Such as `3 6`, which is `py-3 px-6`, or `radius-control`. Undefined when the value is no token's. */
  token?: string;
}

/** The inner measures of a part as it is drawn. */
export function measuresOf(element: Element): Measure[] {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style) return [];
  const tokens = new Map(named.map((name) => [pixelsOf(element, `var(--${name})`), name]));
  const unit = pixelsOf(element, "var(--spacing)");
  const measure = (name: string, ...values: string[]) => {
    // A gap of `normal` is none.
    const pixels = values.map((value) => Number.parseFloat(value) || 0);
    if (pixels.every((value) => value === 0)) return [];
    const short = pixels.every((value) => value === pixels[0]) ? pixels.slice(0, 1) : pixels;
    const tokensOf = short.map((value) => tokenOf(value, tokens, unit));
    return [
      {
        name,
        pixels: short.map((value) => Math.round(value * 100) / 100).join(" "),
        token: tokensOf.every(Boolean) ? tokensOf.join(" ") : undefined,
      },
    ];
  };
  return [
    ...measure(
      "padding",
      ...inPairs(style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft),
    ),
    ...(/flex|grid/.test(style.display) ? measure("gap", ...inPairs(style.rowGap, style.columnGap)) : []),
    ...(Number.parseFloat(style.borderTopLeftRadius) > WITHOUT_CORNERS_PX
      ? [{ name: "radius", pixels: "full" }]
      : measure("radius", style.borderTopLeftRadius)),
  ];
}

/** `12 24 12 24` → `12 24`, as CSS writes it. */
function inPairs(top: string, right: string, bottom = top, left = right) {
  return top === bottom && right === left ? [top, right] : [top, right, bottom, left];
}

function tokenOf(value: number, tokens: Map<number, string>, unit: number) {
  const steps = value / unit;
  return tokens.get(value) ?? (Number.isInteger(steps * 2) ? String(steps) : undefined);
}

/** A length of CSS in pixels, at the width of the element's window. Measured outside the story, which is observed. */
function pixelsOf(element: Element, length: string) {
  const probe = element.ownerDocument.createElement("div");
  probe.style.cssText = `position: absolute; visibility: hidden; width: ${length}`;
  element.ownerDocument.documentElement.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}
