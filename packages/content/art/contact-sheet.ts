import { globSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { assetsFolder } from "./publish.ts";

/** Writes every picture, small and with its name, on one sheet: `docs/screenshots/contact-sheet.webp`. */
const target = join(import.meta.dirname, "../../../docs/screenshots/contact-sheet.webp");
const columns = 12;
const cell = { width: 200, height: 150, caption: 18 };

const names = globSync("**/*.webp", { cwd: assetsFolder }).sort();
const rows = Math.ceil(names.length / columns);
const layers = await Promise.all(
  names.map(async (name, index) => {
    const left = (index % columns) * cell.width;
    const top = Math.floor(index / columns) * (cell.height + cell.caption);
    const picture = await sharp(join(assetsFolder, name))
      .resize(cell.width - 8, cell.height - 8, { fit: "contain", background: "#f2ebdf" })
      .toBuffer();
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}"><text x="4" y="11" font-family="sans-serif" font-size="9" fill="#4c5b5e">${name.replace(".webp", "")}</text></svg>`;
    return [
      { input: picture, left: left + 4, top: top + 4 },
      { input: Buffer.from(text), left, top: top + cell.height },
    ];
  }),
);
await sharp({
  create: {
    width: columns * cell.width,
    height: rows * (cell.height + cell.caption),
    channels: 3,
    background: "#fbf8f3",
  },
})
  .composite(layers.flat())
  .webp({ quality: 80 })
  .toFile(target);
process.stdout.write(`${names.length} pictures on ${target}\n`);
