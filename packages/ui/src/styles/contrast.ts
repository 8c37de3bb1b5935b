/** WCAG 2.2, "relative luminance", of a colour written as six hexadecimal digits. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio", of two colours such as `#16262a`: from 1 to 21. */
export function contrast(a: string, b: string) {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Two colours that components set together, with the least contrast they may have. */
export interface ColourPair {
  /** The token without `color-`. */
  foreground: string;
  background: string;
  /** 7 for body text, 4.5 for other text, 3 for what is not text (WCAG 2.2: 1.4.6, 1.4.3, 1.4.11). */
  least: 7 | 4.5 | 3;
}

const pair = (foreground: string, background: string, least: ColourPair["least"]): ColourPair => ({
  foreground,
  background,
  least,
});

/** Every pair that components set. */
export const colourPairs: readonly ColourPair[] = [
  ...(["surface", "surface-raised", "surface-sunken"] as const).flatMap((surface) => [
    pair("ink", surface, 7),
    pair("ink-muted", surface, 7),
    pair("primary", surface, 7),
    pair("primary-strong", surface, 7),
    pair("positive", surface, 4.5),
    pair("critical", surface, 4.5),
    pair("line-strong", surface, 3),
    pair("accent", surface, 3),
  ]),
  pair("accent", "surface-raised", 4.5),
  pair("on-primary", "primary", 7),
  pair("on-primary", "primary-strong", 7),
  pair("on-primary-muted", "primary-strong", 7),
  pair("on-primary-muted", "primary", 7),
  pair("on-deep", "deep", 7),
  pair("on-deep-muted", "deep", 7),
  pair("deep", "on-deep", 7),
  pair("on-deep", "scrim", 7),
  pair("primary-strong", "on-primary", 7),
  pair("primary", "primary-soft", 7),
  pair("primary", "critical-soft", 7),
  pair("primary-strong", "primary-soft", 7),
  pair("surface-raised", "positive", 4.5),
  pair("surface-raised", "critical", 4.5),
  pair("ink", "primary-soft", 7),
  pair("ink-muted", "primary-soft", 7),
  pair("ink", "accent-soft", 7),
  pair("ink", "positive-soft", 7),
  pair("ink", "critical-soft", 7),
  pair("positive", "positive-soft", 4.5),
  pair("critical", "critical-soft", 4.5),
];
