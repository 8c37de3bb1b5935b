import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawCard } from "./share-card";
import { writeSharePictures } from "./write-share-pictures";

let folder: string;

const inside = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "share-"));
  mkdirSync(inside("assets/rooms"), { recursive: true });
  for (const name of ["door", "chair"]) {
    await sharp({ create: { width: 640, height: 800, channels: 3, background: "#aa3333" } })
      .webp()
      .toFile(inside(`assets/rooms/${name}.webp`));
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const folders = () => ({ client: inside("site"), originals: inside("assets"), cache: inside("cache") });

/** Writes a picture for search engines. */
function share(name: string) {
  const pictures = [{ path: `/share/${name}.jpg`, picture: `${name}.webp` }];
  return writeSharePictures({ cards: [], pictures }, folders());
}

/** Draws the card of a page. */
function card(name: string, title = "Visit & ask", theme = "default") {
  const path = `/cards/contact-us/${name}.jpg`;
  const shown = { path, url: `https://clinic.example${path}`, alt: title };
  return writeSharePictures(
    { cards: [{ ...shown, title, theme, picture: `${name}.webp` }], pictures: [] },
    folders(),
  );
}

/** Red, green and blue of a pixel. */
async function pixel(file: string, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 };
  return [...(await sharp(file).extract(area).raw().toBuffer())];
}

it("writes a picture in the size and format that search engines require", async () => {
  await share("rooms/door");
  expect(await sharp(inside("site/share/rooms/door.jpg")).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

it("fails when a picture has no original", async () => {
  await expect(share("rooms/window")).rejects.toThrow("rooms/window");
  await expect(card("rooms/window")).rejects.toThrow("rooms/window");
});

it("draws a card with the picture in an arch beside the title", async () => {
  await card("rooms/door");
  const file = inside("site/cards/contact-us/rooms/door.jpg");
  const { format, width, height, exif } = await sharp(file).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "jpeg",
    width: 1200,
    height: 630,
    exif: undefined,
  });
  const [red = 0, green = 255] = await pixel(file, 916, 400);
  expect(red - green).toBeGreaterThan(80);
  expect((await pixel(file, 20, 20)).every((value) => value > 240)).toBe(true);
});

it("redraws a card only when the title changes", async () => {
  const file = inside("site/cards/contact-us/rooms/door.jpg");
  await card("rooms/door");
  const first = readFileSync(file);
  await card("rooms/door");
  expect(readFileSync(file).equals(first)).toBe(true);
  await card("rooms/door", "Visit and ask");
  expect(readFileSync(file).equals(first)).toBe(false);
  // Three builds drew two cards: the second took its card from the cache.
  expect(globSync("*", { cwd: inside("cache") })).toHaveLength(2);
});

it("draws a card in the page's theme", async () => {
  const file = inside("site/cards/contact-us/rooms/door.jpg");
  await card("rooms/door");
  const usual = await pixel(file, 20, 20);
  await card("rooms/door", "Visit & ask", "kids");
  expect(await pixel(file, 20, 20)).not.toEqual(usual);
});

it.each([
  "Braces or aligners as an adult: how the two compare, month by month, and what each asks of you",
  "Dr Anahita Krishnamurthy-Venkataraghavan Chattopadhyaya Mist",
  "Dr Krishnamurthyvenkataraghavanchattopadhyaya",
])("fits a title into its column: %s", (title) => {
  const svg = drawCard({ title, theme: "default" });
  const starts = [...svg.matchAll(/translate\(([\d.]+) [\d.]+\) scale/g)].map(([, x]) => Number(x));
  // The arch of the picture begins at 654.
  expect(Math.max(...starts)).toBeLessThan(640);
});

it("rejects a title that fits at no size", () => {
  expect(() => drawCard({ title: "Braces or aligners? ".repeat(40), theme: "default" })).toThrow("too long");
});
