import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawCard } from "./share-card";
import { writeShareCards } from "./write-share-cards";

let folder: string;

const inside = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "share-"));
  mkdirSync(inside("assets/rooms"), { recursive: true });
  await sharp({ create: { width: 640, height: 800, channels: 3, background: "#aa3333" } })
    .webp()
    .toFile(inside("assets/rooms/door.webp"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const folders = () => ({ client: inside("site"), originals: inside("assets"), cache: inside("cache") });

/** Draws the card of a page. */
function share(title = "Visit & ask", theme = "default", picture = "rooms/door.webp") {
  const path = "/cards/contact-us.jpg";
  const card = { path, url: `https://clinic.example${path}`, alt: title, title, theme, picture };
  return writeShareCards([card], folders());
}

const card = () => inside("site/cards/contact-us.jpg");

/** Red, green and blue of a pixel of the card. */
async function pixel(left: number, top: number) {
  const area = { left, top, width: 1, height: 1 };
  return [...(await sharp(card()).extract(area).raw().toBuffer())];
}

it("draws a card, with the picture in an arch beside the title and in the page's theme", async () => {
  await share();
  const { format, width, height, exif } = await sharp(card()).metadata();
  expect([format, width, height, exif]).toEqual(["jpeg", 1200, 630, undefined]);
  const [red = 0, green = 255] = await pixel(916, 400);
  expect(red - green).toBeGreaterThan(80);
  const usual = await pixel(20, 20);
  expect(Math.min(...usual)).toBeGreaterThan(240);
  await share("Visit & ask", "kids");
  expect(await pixel(20, 20)).not.toEqual(usual);
  await expect(share("Visit & ask", "default", "rooms/window.webp")).rejects.toThrow("rooms/window");
});

it("redraws a card only when the title changes", async () => {
  const draw = async (title?: string) => {
    await share(title);
    return readFileSync(card());
  };
  const first = await draw();
  expect((await draw()).equals(first)).toBe(true);
  expect((await draw("Visit and ask")).equals(first)).toBe(false);
  // Three builds drew two cards: the second took its own from the cache.
  expect(globSync("*", { cwd: inside("cache") })).toHaveLength(2);
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
  expect(() => drawCard({ title: "Aligner".repeat(20), theme: "default" })).toThrow("too long");
});
