import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";
import sharp from "sharp";
import { Lettering } from "./lettering.ts";

export interface ShareCard {
  title: string;
  /** Name of the page's theme in ui. */
  theme: string;
  picture: Buffer;
}

const { resolve } = createRequire(import.meta.url);
const headings = new Lettering(resolve("@clinic/ui/styles/fonts/fraunces.woff2"));
const themes = readThemes(readFileSync(resolve("@clinic/ui/styles/tokens.css"), "utf8"));
const wordmark = readFileSync(new URL("../public/brand/wordmark.svg", import.meta.url), "utf8");

/** The size, in pixels, that social networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 };

const { width, height } = CARD_SIZE;
const column = { left: 72, width: 548, height: 310 };
/** The arch that frames the picture, standing on the bottom edge of the card. */
const arch = { centre: 916, width: 456, top: 84 };
const smallest = 40;
const sizes = [88, 80, 72, 64, 58, 52, 46, smallest];
const leading = 1.08;

/** Draws a card without its picture, as SVG. */
export function drawCard({ title, theme }: Omit<ShareCard, "picture">) {
  const colour = palette(theme);
  const { size, lines } = setTitle(title);
  const first = 506 - (lines.length - 1) * size * leading;
  const words = lines
    .map((line, k) => headings.line(line, size, column.left, first + k * size * leading))
    .join("");
  const measured = Math.max(...lines.map((line) => headings.width(line, size)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="${colour.surface}"/>${setting(colour)}<g transform="translate(${column.left - 10} 52)">${logo(theme)}</g><g fill="${colour.ink}">${words}</g>${dimension(column.left, column.left + measured, 562, colour.accent)}</svg>`;
}

/** Renders a card as JPEG, because some social networks support nothing newer. */
export async function makeCard(card: ShareCard) {
  const size = { width: arch.width, height: height - arch.top };
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path d="${archPath(size.width / 2, size.height, size.width, size.height)}"/></svg>`;
  const picture = await sharp(card.picture)
    .autoOrient()
    .resize(size)
    .flatten({ background: palette(card.theme).surface })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawCard(card)))
    .composite([{ input: picture, left: arch.centre - arch.width / 2, top: arch.top }])
    .flatten()
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Breaks the title into lines at the largest size that fits. @throws when it fits at none */
function setTitle(title: string) {
  const words = title.split(" ").flatMap(breakWord).join(" ");
  for (const size of sizes) {
    const lines = headings.wrap(words, size, column.width);
    const fits = lines.every((line) => headings.width(line, size) <= column.width);
    if (fits && lines.length * size * leading <= column.height) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for a card.`);
}

/** Breaks a word that is wider than the column at any size, after a hyphen if possible: names may be that long. */
function breakWord(word: string): string[] {
  const fits = (part: string) => headings.width(part, smallest) <= column.width;
  if (fits(word)) return [word];
  const ends = [...word].map((_, index) => index + 1).filter((end) => fits(word.slice(0, end)));
  const end = ends.findLast((each) => word[each - 1] === "-") ?? ends.at(-1) ?? word.length;
  return end < word.length ? [word.slice(0, end), ...breakWord(word.slice(end))] : [word];
}

/** The construction lines around the picture: a doorway, centre line and springing line. */
function setting({ sunken, line }: Palette) {
  const { centre, top } = arch;
  const wide = arch.width + 68;
  const spring = top + arch.width / 2;
  return `<path d="${archPath(centre, height, wide, height - top + 34)}" fill="${sunken}"/><g stroke="${line}" stroke-width="1.5"><path d="${archPath(centre, height + 4, wide, height - top + 38)}"/><path d="M${centre} 14V${top}M${centre - wide / 2 - 26} ${spring}H${centre + wide / 2 + 26}" stroke-dasharray="12 6 2 6"/></g>`;
}

/** A dimension line, as on an architectural drawing. */
function dimension(from: number, to: number, y: number, colour: string) {
  const end = (x: number) => `M${x} ${y - 9}v18M${x - 6} ${y + 6}l12 -12`;
  return `<path d="M${from} ${y}H${to}${end(from)}${end(to)}" stroke="${colour}" stroke-width="2"/>`;
}

/** A round arch on straight sides. */
function archPath(centre: number, foot: number, wide: number, high: number) {
  const radius = wide / 2;
  return `M${centre - radius} ${foot}V${foot - high + radius}a${radius} ${radius} 0 0 1 ${wide} 0V${foot}z`;
}

function logo(theme: string) {
  const usual = Object.entries(palette("default"));
  const own = Object.values(palette(theme));
  return usual.reduce(
    (svg, [, colour], index) => svg.replaceAll(new RegExp(`"${colour}"`, "gi"), `"${own[index]}"`),
    wordmark,
  );
}

type Palette = ReturnType<typeof palette>;

/** The colours of a card, from a theme's tokens. */
function palette(theme: string) {
  const tokens = themes[theme];
  const colour = (name: string) => {
    const value = tokens?.[`color-${name}`];
    if (!value) throw new Error(`The theme "${theme}" has no colour "${name}".`);
    return value;
  };
  return {
    surface: colour("surface"),
    sunken: colour("surface-sunken"),
    line: colour("line"),
    ink: colour("ink"),
    muted: colour("ink-muted"),
    primary: colour("primary"),
    accent: colour("accent"),
  };
}
