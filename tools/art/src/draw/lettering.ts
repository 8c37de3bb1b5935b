import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";

/** Draws one line of text as outlines, its middle at x = 0, so that drawings do not depend on installed fonts. */
export function centredLine(weight: 400 | 600, text: string, size: number, tracking: number): string {
  const file = import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
  const font = fontkit.create(readFileSync(new URL(file))) as fontkit.Font;
  const { advanceWidth, glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = -((advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking) / 2;
  return glyphs
    .map((glyph, index) => {
      const place = `translate(${at.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      at += (positions[index]?.xAdvance ?? 0) * scale + tracking;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    })
    .join("");
}
