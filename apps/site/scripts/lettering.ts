import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";

/** Draws text as outlines, so that cards do not depend on installed fonts. */
export class Lettering {
  readonly #font: fontkit.Font;

  /**
   * @param file a static font (WOFF or WOFF2)
   * @throws when the file contains more than one font
   */
  constructor(file: string | URL) {
    const font = fontkit.create(readFileSync(file));
    if (!("layout" in font)) throw new Error(`${file} holds more than one font.`);
    this.#font = font;
  }

  /** Width of a line in pixels. @param tracking pixels added after each letter */
  width(text: string, size: number, tracking = 0) {
    const { advanceWidth, glyphs } = this.#font.layout(text);
    return (advanceWidth / this.#font.unitsPerEm) * size + glyphs.length * tracking;
  }

  /** A line as SVG paths. @param x left edge @param y baseline @param tracking pixels added after each letter */
  line(text: string, size: number, x: number, y: number, tracking = 0) {
    const scale = size / this.#font.unitsPerEm;
    const { glyphs, positions } = this.#font.layout(text);
    let at = x;
    return glyphs
      .map((glyph, index) => {
        const place = `translate(${at.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
        at += (positions[index]?.xAdvance ?? 0) * scale + tracking;
        return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
      })
      .join("");
  }

  /** Breaks text into the fewest lines that fit, balanced in length. A line exceeds `width` only if a word does. */
  wrap(text: string, size: number, width: number) {
    const fewest = this.#fill(text, size, width);
    for (let narrower = width - size / 4; narrower > 0; narrower -= size / 4) {
      const lines = this.#fill(text, size, narrower);
      const fits = lines.every((line) => this.width(line, size) <= narrower);
      if (lines.length > fewest.length || !fits) break;
      fewest.splice(0, fewest.length, ...lines);
    }
    return fewest;
  }

  #fill(text: string, size: number, width: number) {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = [lines.at(-1), word].filter(Boolean).join(" ");
      if (lines.length > 0 && this.width(longer, size) <= width) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }
}
