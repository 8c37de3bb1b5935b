import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";
import { convert } from "fontverter";
import * as harfbuzz from "harfbuzzjs";
import sharp from "sharp";

export interface ShareCard {
  title: string;
  /** Name of the page's theme in ui. */
  theme: string;
}

const { resolve } = createRequire(import.meta.url);
async function readFont(name: string) {
  const woff2 = readFileSync(resolve(`@clinic/ui/styles/fonts/${name}.woff2`));
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await convert(woff2, "truetype"))));
}
const latin = await readFont("fraunces");
const devanagari = await readFont("noto-sans-devanagari");
const themes = readThemes(readFileSync(resolve("@clinic/ui/styles/tokens.css"), "utf8"));
const wordmark = readFileSync(new URL("../public/brand/wordmark.svg", import.meta.url), "utf8");

/** The size, in pixels, that social networks recommend. */
const [width, height] = [1200, 630];

const column = { left: 72, width: 548, height: 310 };
/** The arch that frames the picture, standing on the bottom edge of the card. */
const arch = { centre: 916, width: 456, top: 84 };
/** The smallest are for names that are wider than the column. */
const sizes = [88, 80, 72, 64, 58, 52, 46, 40, 34, 28, 22];
/** Of Fraunces, and of letters with signs above and below. */
const leadings = { latin: 1.08, devanagari: 1.36 };

/** Draws a card without its picture, as SVG. */
export function drawCard({ title, theme }: ShareCard) {
  const colour = (name: string) => colourOf(theme, name);
  const { size, lines, leading } = setTitle(title);
  const first = 506 - (lines.length - 1) * size * leading;
  const words = lines
    .map((line, k) => drawLine(line, size, column.left, first + k * size * leading))
    .join("");
  const measured = Math.max(...lines.map((line) => widthOf(line, size)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="${colour("surface")}"/>${setting(theme)}<g transform="translate(${column.left - 10} 52)">${logo(theme)}</g><g fill="${colour("ink")}">${words}</g>${dimension(column.left, column.left + measured, 562, colour("accent"))}</svg>`;
}

/** Renders a drawn card with its picture as JPEG, because some social networks support nothing newer. */
export async function makeCard(drawing: string, picture: Buffer, theme: string) {
  const size = { width: arch.width, height: height - arch.top };
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path d="${archPath(size.width / 2, size.height, size.width, size.height)}"/></svg>`;
  const framed = await sharp(picture)
    .autoOrient()
    .resize(size)
    .flatten({ background: colourOf(theme, "surface") })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .raw()
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .composite([
      { input: framed, raw: { ...size, channels: 4 }, left: arch.centre - arch.width / 2, top: arch.top },
    ])
    .flatten()
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Breaks the title into lines at the largest size that fits. @throws when it fits at none */
function setTitle(title: string) {
  const leading = /[\u0900-\u097f]/.test(title) ? leadings.devanagari : leadings.latin;
  for (const size of sizes) {
    const lines = wrap(title, size, column.width);
    const fits = lines.every((line) => widthOf(line, size) <= column.width);
    if (fits && lines.length * size * leading <= column.height) return { size, lines, leading };
  }
  throw new Error(`The title "${title}" is too long for a card.`);
}

/** Breaks text into the fewest lines that fit, balanced in length. A line exceeds `width` only if a word does. */
function wrap(text: string, size: number, width: number) {
  let fewest = fill(text, size, width);
  for (let narrower = width - size / 4; narrower > 0; narrower -= size / 4) {
    const lines = fill(text, size, narrower);
    const fits = lines.every((line) => widthOf(line, size) <= narrower);
    if (lines.length > fewest.length || !fits) break;
    fewest = lines;
  }
  return fewest;
}

function fill(text: string, size: number, width: number) {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The glyphs of a line, each in the font of its script, with their advances and offsets in em. */
function layout(line: string) {
  return line.split(/([\u0900-\u097f\u200c\u200d]+)/).flatMap((run, index) => {
    const font = index % 2 === 1 ? devanagari : latin;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map((glyph) => {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const em = font.face.upem;
      return {
        outline: font.glyphToPath(codepoint),
        em,
        ...{ advance: xAdvance / em, left: xOffset / em, up: yOffset / em },
      };
    });
  });
}

function widthOf(line: string, size: number) {
  return layout(line).reduce((sum, { advance }) => sum + advance, 0) * size;
}

/** A line as outlines, so that cards do not depend on installed fonts. @param x left edge @param y baseline */
function drawLine(line: string, size: number, x: number, y: number) {
  let at = x;
  return layout(line)
    .map(({ outline, em, advance, left, up }) => {
      const scale = size / em;
      const place = `translate(${(at + left * size).toFixed(2)} ${(y - up * size).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      at += advance * size;
      return `<path transform="${place}" d="${outline}"/>`;
    })
    .join("");
}

/** The construction lines around the picture: a doorway, centre line and springing line. */
function setting(theme: string) {
  const { centre, top } = arch;
  const wide = arch.width + 68;
  const spring = top + arch.width / 2;
  return `<path d="${archPath(centre, height, wide, height - top + 34)}" fill="${colourOf(theme, "surface-sunken")}"/><g stroke="${colourOf(theme, "line")}" stroke-width="1.5"><path d="${archPath(centre, height + 4, wide, height - top + 38)}"/><path d="M${centre} 14V${top}M${centre - wide / 2 - 26} ${spring}H${centre + wide / 2 + 26}" stroke-dasharray="12 6 2 6"/></g>`;
}

/** A dimension line, as on an architectural drawing. */
function dimension(from: number, to: number, y: number, colour: string) {
  const end = (x: number) => `M${x} ${y - 9}v18M${x - 6} ${y + 6}l12 -12`;
  return `<path d="M${from} ${y}H${to}${end(from)}${end(to)}" stroke="${colour}" stroke-width="2"/>`;
}

function archPath(centre: number, foot: number, wide: number, high: number) {
  const radius = wide / 2;
  return `M${centre - radius} ${foot}V${foot - high + radius}a${radius} ${radius} 0 0 1 ${wide} 0V${foot}z`;
}

/** The wordmark in the colours of a theme. It names them, for where it stands alone with a colour to fall back on. */
function logo(theme: string) {
  return wordmark.replaceAll(/var\(--color-([\w-]+),[^)]*\)/g, (_, name: string) => colourOf(theme, name));
}

/** A colour of a theme, from its tokens. */
function colourOf(theme: string, name: string) {
  const value = themes[theme]?.[`color-${name}`];
  if (!value) throw new Error(`The theme "${theme}" has no colour "${name}".`);
  return value;
}
